import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

function agreement(clauses: string): ContractPart {
  const ctx = { documentId: 4, documentName: 'agreement.pdf', readingId: 'reading' };
  const text = `WINDOW CLEANING SERVICE PLAN AGREEMENT / WORK ORDER
This agreement is between Juniper Court Condominium Association ("Association") and Ironbark Panes, Inc.
("Contractor").
${clauses}`;
  const { parts } = readContract(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

const FEE = 'The Association shall pay the Contractor $900.00 per month.';

describe('a percentage', () => {
  it('from which a surcharge is added is no rise of the price', () => {
    const part = agreement(
      `${FEE} Detergent surcharge: when the price of detergent rises more than 12% a surcharge may be added.`,
    );
    expect(part.escalator?.value).toEqual({ type: 'none' });
    expect(part.surcharges).toHaveLength(1);
  });

  it('that bounds a rise on a condition is its cap', () => {
    const part = agreement(`${FEE} If wages rise, the fee may be increased, but not by more than 4%.`);
    expect(part.escalator?.value).toMatchObject({ type: 'cap_percent', value: 4 });
  });

  it('of wages and of an index together follows costs, and is no surcharge', () => {
    const part = agreement(
      `${FEE} Price adjustment. The price shall be adjusted yearly for changes in the cost of labor. Seventy percent (70%) of the price shall be increased by the change in the hourly labor cost of cleaners, and thirty percent (30%) by the change in the producer price index for soap.`,
    );
    expect(part.escalator?.value).toMatchObject({ type: 'cost_based' });
    expect(part.surcharges).toEqual([]);
  });
});

it('an hourly rate for overtime is no surcharge', () => {
  const part = agreement(`${FEE} On Sundays the overtime rate of $88.00 per hour applies.`);
  expect(part.surcharges).toEqual([]);
});

it('a season paid in parts costs what they add to', () => {
  const part = agreement(
    'The Association shall pay the sum of $5,400.00 for each year, in six (6) installments of $900.00, due on the first of May through October.',
  );
  expect(part.fee?.value).toEqual({ amount: '5400.00', period: 'year' });
});

it('columns of years have their prices in the row that the others add to', () => {
  const part = agreement(`Service               2026        2027
Outside panes         $4,000.00   $4,100.00
Inside panes          $2,000.00   $2,050.00
Frames                $1,000.00   $1,025.00
YEARLY PRICE          $7,000.00   $7,175.00
Monthly installment   $583.33     $597.92`);
  expect(part.fee?.value.schedule?.map(({ amount }) => amount)).toEqual(['7000.00', '7175.00']);
  expect(part.escalator?.value.type).toBe('schedule');
});

describe('a term', () => {
  it('begins on a day and continues for so many months', () => {
    const part = agreement(
      `${FEE} Service will commence May 1, 2026 and continue for eighteen (18) months. Then it ends.`,
    );
    expect([part.start?.value, part.end?.value]).toEqual(['2026-05-01', '2027-10-31']);
  });

  it('is counted from the first visit, and goes on by the quarter', () => {
    const part = agreement(
      `${FEE} This agreement is for a period of one (1) year from the date of the first scheduled cleaning, May 4, 2026, and shall continue thereafter on a monthly basis until either party gives notice.`,
    );
    expect([part.start?.value, part.end?.value]).toEqual(['2026-05-04', '2027-05-03']);
    expect(part.renewal?.value).toContain('thereafter on a monthly basis');
  });
});

it('the plan of a work order is not its trade', () => {
  expect(agreement(FEE).service?.value).toMatch(/window cleaning/i);
});
