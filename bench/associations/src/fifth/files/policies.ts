import { c, cells, type Row } from '../../blind/write/ink';
import { addYears, isoDate, longDate } from '../../core/dates';
import { decimal, ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type Draft } from '../publish';
import { para, table, type Leaf, type Piece } from '../press/leaf';
import { dated, full, leafOf, usd, type Place, type Recipe } from '../place';

const carriers = [
  'Harborline Insurance Company', 'Allegiance Mutual Fire Insurance Company', 'Cumberland Gap Casualty Company',
  'Westering Specialty Insurance Company', 'First Republic Surety & Casualty', 'Puget Trail Mutual',
]; // prettier-ignore
export const agencies = ['Lowell & Finch Insurance', 'Bayard Risk Partners', 'Strand Agency, Inc.'];

export interface Cover {
  line: string;
  /** Cents. */
  premium: number;
  limit?: string;
  deductible?: number;
  /** What the deductible is called, where not by the line. */
  retained?: string;
}

interface Cast {
  carrier: string;
  policy: string;
  from: string;
  to: string;
}

export function castOf(place: Place, random: Random): Cast {
  const from = isoDate(place.year - random.int(0, 1), random.int(1, 12), random.pick([1, 1, 12, 20]));
  return {
    carrier: random.pick(carriers),
    policy: random.pick([
      `${random.int(10, 99)} HOA ${random.int(100000, 999999)}`,
      `CAU${random.int(400000, 599999)}-${random.int(1, 6)}`,
      `P-${random.int(1000, 9999)}-${random.int(100, 999)}-${place.st}`,
    ]),
    from,
    to: addYears(from, 1),
  };
}

export function policyPaper(
  place: Place,
  made: {
    cast: Cast;
    trait: string;
    covers: readonly Cover[];
    /** Fees and taxes. */
    extras?: readonly Cover[];
    leaf: Partial<Leaf> & Pick<Leaf, 'title' | 'blocks'>;
    forms?: Draft['forms'];
  },
): Draft {
  const { carrier, policy, from, to } = made.cast;
  const all = [...made.covers, ...(made.extras ?? [])];
  return {
    kind: 'insurance',
    association: place.name,
    parts: [
      {
        kind: 'insurance',
        carrier,
        policy,
        period: { from, to },
        premiums: all.map(({ line, premium }) => ({ line, premium: decimal(premium) })),
        total: decimal(sumCents(all.map((one) => one.premium))),
        deductibles: all.flatMap(({ line, deductible, retained }) =>
          deductible ? [{ line: retained ?? line, amount: decimal(deductible) }] : [],
        ),
      },
    ],
    traits: [made.trait],
    forms: made.forms ?? { pdf: 5, scan: 3, docx: 0.5 },
    leaf: leafOf(place, { font: 'liberation', size: 9, margin: 52, ...made.leaf }),
  };
}

export const each = (place: Place, random: Random, [from, to]: readonly [number, number]): number =>
  Math.round(random.float(from, to) * place.units) * 100;

export const named = (place: Place, cast: Cast, agency: string): Piece => ({
  k: 'side',
  left: [para(`NAMED INSURED AND MAILING ADDRESS\n${place.name}\n${full(place)}`)],
  right: [para(`POLICY NUMBER   ${cast.policy}\nPRODUCER   ${agency}\nFORM OF BUSINESS   Association`)],
});

/** A package's declarations: a box for the period, a row for each part, a list of forms. */
export const packageDeclarations: Recipe = (place, random) => {
  const cast = castOf(place, random);
  const covers: Cover[] = [
    {
      line: 'Commercial Property Coverage Part',
      premium: each(place, random, [120, 390]),
      deductible: random.pick([5000_00, 10000_00, 25000_00]),
    },
    { line: 'Commercial General Liability Coverage Part', premium: each(place, random, [18, 52]) },
    { line: 'Crime and Fidelity Coverage Part', premium: each(place, random, [2, 7]), deductible: 1000_00 },
    { line: 'Equipment Breakdown Coverage Part', premium: each(place, random, [3, 8]), deductible: 2500_00 },
    { line: 'Inland Marine Coverage Part', premium: each(place, random, [1, 4]) },
  ].slice(0, random.int(3, 5));
  const extras: Cover[] = [
    { line: 'Terrorism Risk Insurance Act', premium: each(place, random, [1, 5]) },
    ...(random.chance(0.5) ? [{ line: 'State Fire Fee', premium: random.int(20, 400) * 100 }] : []),
  ];
  const total = sumCents([...covers, ...extras].map((one) => one.premium));
  return policyPaper(place, {
    cast,
    covers,
    extras,
    trait: 'package-declarations',
    leaf: {
      title: 'Declarations',
      top: { left: cast.carrier, right: `Policy ${cast.policy}` },
      bottom: { left: 'CP DS 01 04 13', right: 'Page %p of %n' },
      blocks: [
        para(cast.carrier.toUpperCase(), { bold: true, size: 13, after: 1 }),
        para('COMMON POLICY DECLARATIONS', { bold: true, size: 11 }),
        named(place, cast, random.pick(agencies)),
        para(
          `POLICY PERIOD: From ${dated(cast.from)} to ${dated(cast.to)} at 12:01 A.M. Standard Time at the mailing address shown above.`,
        ),
        para(
          'In return for the payment of the premium, and subject to all the terms of this policy, we agree to provide the insurance stated. This policy consists of the following parts for which a premium is shown.',
        ),
        table(
          'Lr',
          [
            { head: true, cells: cells('COVERAGE PARTS', 'PREMIUM') },
            ...[...covers, ...extras].map((one): Row => ({ cells: cells(one.line, usd(one.premium)) })),
            { bold: true, over: 'one', cells: cells('TOTAL PREMIUM PAYABLE AT INCEPTION', usd(total)) },
          ],
          { lines: 'all' },
        ),
        para('DEDUCTIBLES', { bold: true, after: 2 }),
        table(
          'Lr',
          covers
            .filter((one) => one.deductible)
            .map((one): Row => ({ cells: cells(one.line, usd(one.deductible ?? 0, 0)) })),
          { lines: 'rows' },
        ),
        para(
          'LIMITS: Buildings, blanket $' +
            `${random.int(6, 48)},${random.int(100, 999)},000. Each occurrence $1,000,000. Aggregate $2,000,000.`,
        ),
        para(
          'FORMS APPLICABLE: IL 00 17, IL 00 21, CP 00 17, CG 00 01, CR 00 21. Countersigned: ______________',
        ),
      ],
    },
  });
};

/** Directors and officers alone, with a broker's surplus-lines tax and fees below the premium. */
export const directors: Recipe = (place, random) => {
  const cast = castOf(place, random);
  const premium = each(place, random, [9, 30]) + 800_00;
  const covers: Cover[] = [
    { line: 'Premium', premium, deductible: random.pick([2500_00, 5000_00]), retained: 'Retention' },
  ];
  const extras: Cover[] = [
    { line: 'Policy Fee', premium: random.pick([100_00, 150_00, 250_00]) },
    { line: 'Surplus Lines Tax', premium: ratio(premium, random.pick([3, 4, 5]), 100) },
    { line: 'Stamping Fee', premium: ratio(premium, 18, 10_000) },
  ];
  const retention = usd(covers[0]!.deductible ?? 0, 0);
  const row = (mark: string, label: string, value: string): Row => ({
    cells: [c(mark), c(label, { bold: true }), c(value)],
  });
  return policyPaper(place, {
    cast,
    covers,
    extras,
    trait: 'directors-alone',
    leaf: {
      title: 'D&O declarations',
      font: 'times',
      size: 10.5,
      blocks: [
        para('THIS IS A CLAIMS-MADE POLICY. PLEASE READ IT WITH CARE.', { al: 'c', bold: true, size: 9 }),
        para('DECLARATIONS – DIRECTORS AND OFFICERS LIABILITY', { al: 'c', bold: true }),
        para(`Insurer: ${cast.carrier}          Policy No.: ${cast.policy}`, { al: 'c' }),
        table(
          'llL',
          [
            row('Item 1.', 'Insured Organization', place.name),
            row('Item 2.', 'Policy Period', `${longDate(cast.from)} to ${longDate(cast.to)}`),
            row('Item 3.', 'Limit of Liability', '$1,000,000 for all loss in the aggregate'),
            row('Item 4.', 'Retention', `${retention} each claim`),
            row('Item 5.', 'Prior and Pending Date', longDate(addYears(cast.from, -6))),
          ],
          { lines: 'rows' },
        ),
        table(
          'Lr',
          [
            ...[...covers, ...extras].map((one): Row => ({ cells: cells(one.line, usd(one.premium)) })),
            {
              bold: true,
              over: 'one',
              cells: cells('Total Due', usd(sumCents([...covers, ...extras].map((one) => one.premium)))),
            },
          ],
          { at: { x: 120, w: 260 } },
        ),
        para(
          'Coverage is with an insurer that is not admitted in this state. The guaranty fund does not answer for it.',
          { size: 8.5 },
        ),
      ],
    },
  });
};
