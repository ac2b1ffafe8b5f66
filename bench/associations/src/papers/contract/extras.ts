import { type Random } from '../../core/random';
import { type Hand } from './clauses';

/** Sentences with figures that are neither the fee nor its increase. */
export interface Extra {
  text: string;
  decoys: string[];
  surcharge?: string;
}

export function decoyClauses(hand: Hand, count: number): Extra[] {
  const { random, customer, vendor } = hand;
  const rate = random.int(45, 185);
  const all: Extra[] = [
    { text: 'Invoices not paid when due bear a late charge of 1.5% per month.', decoys: ['1.5%'] },
    {
      text: 'Past due amounts shall bear interest at one and one-half percent (1-1/2%) per month, or eighteen percent (18%) per annum.',
      decoys: ['1-1/2%', '18%'],
    },
    {
      text: `A deposit of ten percent (10%) is due upon signing and is credited to the last invoice.`,
      decoys: ['10%'],
    },
    {
      text: `${vendor} shall carry commercial general liability insurance of not less than $1,000,000 per occurrence and $2,000,000 in the aggregate.`,
      decoys: ['$1,000,000', '$2,000,000'],
    },
    {
      text: `The liability of ${vendor} under this Agreement shall not exceed $${random.pick(['25,000', '100,000', '250,000'])} in the aggregate.`,
      decoys: ['25,000', '100,000', '250,000'],
    },
    {
      text: `Additional work is performed only upon written authorization, at $${rate}.00 per man-hour plus materials at cost plus fifteen percent (15%).`,
      decoys: [`$${rate}.00`, '15%'],
    },
    {
      text: `A discount of two percent (2%) is allowed on invoices paid within ten (10) days.`,
      decoys: ['2%'],
    },
    {
      text: `In case of early termination ${customer} shall pay liquidated damages of twenty-five percent (25%) of the remaining balance.`,
      decoys: ['25%'],
    },
    {
      text: `${customer} may retain five percent (5%) of each payment until punch-list items are complete.`,
      decoys: ['5%'],
    },
    { text: `A returned check is charged $35.00.`, decoys: ['$35.00'] },
  ];
  return random.sample(all, count);
}

export function surchargeClauses(hand: Hand): Extra[] {
  const { random, vendor } = hand;
  const all: Extra[] = [
    {
      text: `${vendor} may add a fuel surcharge of up to 4% of the invoice when the price of diesel fuel exceeds $4.75 per gallon.`,
      decoys: ['4%', '$4.75'],
      surcharge: 'fuel',
    },
    {
      text: 'A fuel surcharge will be added to each invoice in accordance with the published schedule.',
      decoys: [],
      surcharge: 'fuel',
    },
    {
      text: 'An environmental fee of $12.50 is added to each invoice.',
      decoys: ['$12.50'],
      surcharge: 'environmental',
    },
    {
      text: 'Emergency calls outside regular working hours are subject to an after-hours surcharge of $175.00 per call.',
      decoys: ['$175.00'],
      surcharge: 'after-hours',
    },
  ];
  return random.chance(0.3) ? [random.pick(all)] : [];
}

export function boilerplate(random: Random, hand: Hand, count: number): [string, string][] {
  const { customer, vendor } = hand;
  const all: [string, string][] = [
    [
      'Independent Contractor',
      `${vendor} is an independent contractor and not an employee or agent of ${customer}. ${vendor} shall furnish all labor, supervision, tools and equipment.`,
    ],
    [
      'Indemnity',
      `Each party shall indemnify and hold the other harmless from claims arising out of its negligent acts or omissions, to the extent permitted by law.`,
    ],
    [
      'Governing Law',
      'This Agreement is governed by the laws of the state in which the property is situated. The prevailing party in any action is entitled to reasonable attorney fees.',
    ],
    [
      'Default',
      `If either party is in default and does not cure within fifteen (15) days after written notice, the other may terminate this Agreement for cause.`,
    ],
    [
      'Notices',
      'Notices shall be in writing and delivered in person, by certified mail or by overnight courier to the addresses above.',
    ],
    [
      'Entire Agreement',
      'This Agreement contains the entire agreement of the parties and may be changed only in writing signed by both.',
    ],
    [
      'Assignment',
      `${vendor} shall not assign this Agreement or subcontract any part of it without the written consent of ${customer}.`,
    ],
    [
      'Force Majeure',
      'Neither party is liable for delay caused by weather, strikes, acts of God or other causes beyond its control.',
    ],
    [
      'Compliance',
      `${vendor} shall comply with all applicable laws, hold all required licenses and verify the eligibility of its employees.`,
    ],
  ];
  return random.sample(all, count);
}
