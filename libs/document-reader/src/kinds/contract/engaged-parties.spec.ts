import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 10, documentName: 'paper.txt', readingId: 'reading' };

function parties(text: string): (string | undefined)[] {
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('contract');
  const part = found.parts[0] as ContractPart;
  return [part.vendor?.value, part.customer?.value];
}

describe('parties of whom one or none has a term', () => {
  it('are who engages and who is engaged', () => {
    expect(
      parties(`MANAGEMENT AGREEMENT

Pier Street Condominium Association, Inc., 40 Pier Street, Ostend, hereby engages Tern Managers, LLC (the "Agent") as its manager.
Agent shall collect assessments. The Association shall pay Agent a fee of $900.00 per month.`),
    ).toEqual(['Tern Managers, LLC', 'Pier Street Condominium Association, Inc.']);
  });

  it('stand before what they agree', () => {
    expect(
      parties(`SERVICE AGREEMENT

Tern Watch, LLC and Pier Street Condominium Association, Inc. ("Customer") agree that from May 1, 2025
Tern Watch, LLC shall patrol the pier. Customer shall pay a fee of $900.00 per month.`),
    ).toEqual(['Tern Watch, LLC', 'Pier Street Condominium Association, Inc.']);
  });

  it('are companies, not the people who write for them', () => {
    expect(
      parties(`From: Ed Moss (Gull Docks)
To: Ana Reyes, Pier Street Owners Association
Gull Docks will tend the pier for $240.00 per month, starting May 1, 2025 and going through April 30, 2026.
No increases during that time. Please reply "agreed".`),
    ).toEqual(['Gull Docks', 'Pier Street Owners Association']);
  });

  it('are named over a form whatever their trade', () => {
    expect(
      parties(`Moss & Sable
ORDER FORM
Buyer: Pier Street Owners Association
Start: May 1, 2025
End: April 30, 2026
$240.00 per month
Seller will tend the pier.
Accepted by: ____`),
    ).toEqual(['Moss & Sable', 'Pier Street Owners Association']);
  });
});
