import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { type Block } from '../../layout/paper';
import { type Association } from '../../world/association';

/** Articles of a declaration, with the percentages, amounts and dates that are no shares of ownership. */
export function articles(random: Random, association: Association, count: number): Block[] {
  const pool = [
    [
      'DEFINITIONS',
      `"Association" shall mean ${association.name}, its successors and assigns. "Board" shall mean its board of directors. "Common Elements" shall mean all of the property except the units.`,
    ],
    [
      'USE RESTRICTIONS',
      'No unit shall be used for other than residential purposes. No animal weighing more than thirty-five (35) pounds may be kept. No lease shall be for less than six (6) months.',
    ],
    [
      'ASSESSMENTS',
      `The assessments levied by the Association shall be used exclusively to promote the health, safety and welfare of the residents. Until January 1 of the year following the first sale, the maximum annual assessment shall be $${random.int(240, 900)}.00 per unit, and it may be increased each year by not more than five percent (5%) without a vote of the members.`,
    ],
    [
      'LATE CHARGES',
      'Any assessment not paid within thirty (30) days after the due date shall bear interest at the rate of twelve percent (12%) per annum, or 1.5% per month, and a late charge of $25.00.',
    ],
    [
      'VOTING',
      'Each owner is entitled to one vote for each unit owned. A quorum is twenty percent (20%) of the votes. This Declaration may be amended by the owners of sixty-seven percent (67%) of the units.',
    ],
    [
      'INSURANCE',
      `The Association shall insure the property for not less than one hundred percent (100%) of its replacement cost, and shall carry public liability insurance of at least $1,000,000 and a fidelity bond of 150% of the annual budget.`,
    ],
    [
      'DAMAGE OR DESTRUCTION',
      'If more than two-thirds of the property is destroyed, and owners holding three-fourths of the votes do not resolve to rebuild within ninety (90) days, the property shall be subject to partition.',
    ],
    [
      'ARCHITECTURAL CONTROL',
      'No building, fence, wall or other structure shall be commenced or maintained until plans have been approved in writing. The committee shall answer within forty-five (45) days.',
    ],
    [
      'EASEMENTS',
      'Each unit has an easement over the Common Elements for ingress and egress, utilities, wiring, heat, plumbing and support. A strip ten (10) feet wide along each street is reserved for utilities.',
    ],
    [
      'GENERAL PROVISIONS',
      `The covenants of this Declaration run with the land for a term of ${inWords(random.pick([20, 25, 30]))} years from the date it is recorded, after which they are extended for successive periods of ten (10) years.`,
    ],
  ] as const;
  const chosen = random.sample(pool, Math.min(count, pool.length));
  return chosen.flatMap(([title, words], at): Block[] => [
    { kind: 'heading', text: `ARTICLE ${roman(at + 1)}${random.pick([' - ', '. ', ': '])}${title}` },
    { kind: 'paragraph', text: words },
  ]);
}

export function roman(value: number): string {
  const steps: [number, string][] = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let left = value;
  return steps
    .map(([size, letter]) => {
      const times = Math.floor(left / size);
      left -= times * size;
      return letter.repeat(times);
    })
    .join('');
}

export function recording(random: Random, year: number): string {
  return random.pick([
    `Recorded in Book ${random.int(100, 4999)} at Page ${random.int(1, 990)} on ${random.int(1, 12)}/${random.int(1, 28)}/${year}`,
    `Instrument No. ${year}-${String(random.int(1000, 999999)).padStart(7, '0')}`,
    `Reception #${random.int(100000, 9999999)}, ${random.int(1, 12)}-${random.int(1, 28)}-${year}, ${random.int(8, 12)}:${random.int(10, 59)} A.M., fee $${random.int(12, 90)}.00`,
  ]);
}
