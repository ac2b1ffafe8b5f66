import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 12, documentName: 'paper.txt', readingId: 'reading' };

function contract(text: string): ContractPart {
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('contract');
  return found.parts[0] as ContractPart;
}

const OPENING = `SERVICES CONTRACT
This contract is made between Pier Street Owners Association ("Owner") and Tern Lifts, LLC ("Contractor"),
for elevator maintenance. Owner shall pay Contractor $610.00 per month.`;

describe('services, rises and charges in everyday words', () => {
  it('are for what stands behind the parties, and no sentence is a title', () => {
    const part = contract(`${OPENING}
If the agreement is ended early, a fee of 20% of what remains is due.`);
    expect(part.service?.value).toBe('elevator maintenance');
  });

  it('are the management of an association where a title says management alone', () => {
    const part = contract(`MANAGEMENT AGREEMENT
This agreement is made between Pier Street Owners Association ("Association") and Tern Managers, LLC ("Agent").
The Association shall pay the Agent $1,900.00 per month.`);
    expect(part.service?.value).toBe('community association management');
  });

  it('are what somebody proposes, not the first line of its price list', () => {
    const part = contract(`Tern Waters, LLC
Proposal
Submitted to: Pier Street Owners Association
We propose to supply pond treatment as follows:

Removal of algae               12      $2,000.00
Care of the fountain            4      $1,000.00
Total annual price                     $3,000.00
Accepted: ____________________`);
    expect(part.service?.value).toBe('pond treatment');
  });

  it('rise to a percentage above the year before', () => {
    const part = contract(`${OPENING}
In each later year the fee shall be two percent (2%) above that of the year before.`);
    expect(part.escalator?.value).toMatchObject({ type: 'fixed_percent', value: 2 });
  });

  it('rise as the monthly invoice does', () => {
    const part = contract(`${OPENING}
The monthly invoice is adjusted each year to reflect the actual change in the hourly wages that the company pays its mechanics.`);
    expect(part.escalator?.value.type).toBe('cost_based');
  });

  it('are charged in one sentence by two names, and what an authority takes is none', () => {
    const part = contract(`${OPENING}
A fuel surcharge of 9% of the monthly charge and an energy fee of $12.40 a month are added to each invoice.`);
    expect(part.surcharges?.map(({ value }) => value)).toEqual([
      expect.stringContaining('fuel surcharge'),
      expect.stringContaining('energy fee'),
    ]);
    const taxed = contract(`${OPENING}
Regulatory fees and taxes, and a toll surcharge as the county sets it, are added.`);
    expect(taxed.surcharges?.map(({ value }) => value)).toEqual([expect.stringMatching(/^toll surcharge/)]);
  });
});
