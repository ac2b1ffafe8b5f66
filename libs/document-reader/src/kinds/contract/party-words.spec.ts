import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 9, documentName: 'form.pdf', readingId: 'reading' };
const WORKERS =
  'Contractor; Vendor; Provider; Service Provider; Operator; Supplier; Seller; Manager; Managing Agent; Consultant; Prepared by; Submitted by; Proposal from; Security Company; Hauler';
const PAYERS =
  'Customer; Customer name; Client; Association; Purchaser; Buyer; Subscriber; Bill to; Sold to; Prepared for; Submitted to; Proposal to; Service for; Account name';

function partiesOf(worker: string, payer: string): (string | undefined)[] {
  const [part] = readContract(
    documentOfText(`DOCK CARE CONTRACT
${worker}: Gull Docks, Inc.
${payer}: Pier Nine Owners Association
The docks are tended every month. The price is $700.00 per month. Both parties agree and sign below.`),
    ctx,
  ).parts;
  return [part?.vendor?.value, part?.customer?.value];
}

function partiesInColumns(worker: string): (string | undefined)[] {
  const [part] = readContract(
    documentOfText(`DOCK CARE CONTRACT
${worker}        Gull Docks, Inc., Toledo, Ohio
Owner               Pier Nine Owners Association
${worker} shall tend the docks every month. The price is $700.00 per month. ${worker} is insured.`),
    ctx,
  ).parts;
  return [part?.vendor?.value, part?.customer?.value];
}

const both = ['Gull Docks, Inc.', 'Pier Nine Owners Association'];

describe('words before the name of a party', () => {
  it.each(WORKERS.split('; '))('"%s" names who works', (worker) => {
    expect(partiesOf(worker, 'Customer')).toEqual(both);
  });

  it('a company named after its trade, in a form of two columns', () => {
    expect(partiesInColumns('Pool Company')).toEqual(both);
  });

  it.each(PAYERS.split('; '))('"%s" names who pays', (payer) => {
    expect(partiesOf('Contractor', payer)).toEqual(both);
  });
});
