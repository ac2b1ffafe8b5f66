import { addYears, decimal, isoDate, longDate, type Block, type Random } from '@hoa/bench-associations/kit';
import { associationName, firmName } from './names';
import { heading, money, page, paragraph, table, type PaperKind, type Phenomenon } from './model';

interface Line {
  name: string;
  cents: number;
  limit?: string;
  deductible?: number;
}

interface Policy {
  carrier: string;
  number: string;
  insured: string;
  from: string;
  lines: Line[];
  /** Fees and taxes that add to the total. */
  added: Line[];
  shape: 'table' | 'buildings' | 'fields';
  buildings: number;
  extra: { head: string; cells: string[] }[];
  after: Block[];
  before: Block[];
  title: string;
  hasTotal: boolean;
}

const coverages: [string, string][] = [
  ['Property', '$14,250,000'],
  ['General Liability', '$1,000,000'],
  ['Directors and Officers', '$1,000,000'],
  ['Crime', '$250,000'],
  ['Umbrella', '$5,000,000'],
  ['Equipment Breakdown', '$14,250,000'],
  ['Workers Compensation', '$500,000'],
];

function start(random: Random): Policy {
  const lines = coverages
    .slice(0, random.int(3, 7))
    .map(([name, limit]) => ({ name, limit, cents: random.int(300, 30_000) * 100 }));
  return {
    carrier: `${firmName(random, 'Mutual').split(' ')[0]} ${random.pick(['Casualty Insurance Company', 'Mutual Insurance Company', 'Indemnity Company'])}`,
    number: `${random.pick(['CPP', 'BOP', 'HPK'])}-${random.int(1_000_000, 9_999_999)}-${random.int(10, 99)}`,
    insured: associationName(random),
    from: isoDate(random.int(2024, 2026), random.int(1, 12), random.int(1, 28)),
    lines,
    added: [],
    shape: 'table',
    buildings: 0,
    extra: [],
    after: [],
    before: [],
    title: 'COMMON POLICY DECLARATIONS',
    hasTotal: true,
  };
}

const phenomena: readonly Phenomenon<Policy>[] = [
  {
    id: 'premium-by-building',
    group: 'shape',
    apply: (of, random) => {
      of.shape = 'buildings';
      of.buildings = random.int(2, 6);
      of.extra = [];
      of.lines = Array.from({ length: of.buildings }, (_, at) => ({
        name: `Building ${at + 1} Property`,
        limit: `$${random.int(2, 9)},000,000`,
        cents: random.int(1200, 9000) * 100,
      })).concat([{ name: 'General Liability', limit: '$1,000,000', cents: random.int(1200, 9000) * 100 }]);
    },
  },
  { id: 'form-with-fields', group: 'shape', apply: (of) => void (of.shape = 'fields') },
  {
    id: 'fees-and-taxes',
    apply: (of, random) => {
      of.added.push(
        { name: 'Policy Fee', cents: 25_000 },
        { name: 'Surplus Lines Tax', cents: random.int(400, 3000) * 100 + 17 },
        { name: 'Stamping Fee', cents: 4_255 },
      );
    },
  },
  {
    id: 'expiring-beside',
    apply: (of, random) => {
      if (of.shape !== 'table') return false;
      of.extra.push({
        head: 'Expiring Premium',
        cells: of.lines.map(({ cents }) => money(Math.round(cents * random.float(0.8, 0.97)))),
      });
      return true;
    },
  },
  {
    id: 'deductibles-listed',
    apply: (of) => {
      if (of.shape === 'fields') return false;
      of.lines.forEach((line, at) => (line.deductible = at < 2 ? [1_000_000, 250_000][at]! : undefined!));
      return true;
    },
  },
  {
    id: 'paid-in-quarters',
    apply: (of) => {
      const total = sum(of);
      const quarter = Math.floor(total / 4);
      of.after.push(
        heading('PAYMENT PLAN'),
        table(
          ['Installment', 'Due', 'Amount'],
          [0, 1, 2, 3].map((at) => [
            String(at + 1),
            longDate(of.from),
            money(at === 0 ? total - 3 * quarter : quarter),
          ]),
        ),
      );
    },
  },
  {
    id: 'minimum-earned',
    apply: (of) =>
      void of.after.push(
        paragraph(
          'Minimum earned premium: 25%. Terrorism coverage was offered for an additional premium of $1,875.00 and was rejected by the insured.',
        ),
      ),
  },
  {
    id: 'values-by-building',
    apply: (of) =>
      void of.before.push(
        heading('STATEMENT OF VALUES'),
        table(
          ['Building', 'Replacement Cost', 'Contents'],
          [
            ['1', '$4,120,000', '$25,000'],
            ['2', '$3,880,000', '$25,000'],
          ],
          ['Total', '$8,000,000', '$50,000'],
        ),
      ),
  },
  { id: 'no-total-printed', apply: (of) => void (of.hasTotal = false) },
  {
    id: 'forms-on-next-page',
    apply: (of) =>
      void of.after.push(
        page,
        heading('SCHEDULE OF FORMS'),
        table(
          ['Form', 'Edition'],
          [
            ['CP 00 17', '10 12'],
            ['CP 10 30', '09 17'],
            ['IL 00 17', '11 98'],
          ],
        ),
      ),
  },
];

const sum = (of: Policy): number => [...of.lines, ...of.added].reduce((all, { cents }) => all + cents, 0);

function premiums(of: Policy): Block[] {
  const all = [...of.lines, ...of.added];
  if (of.shape === 'fields')
    return [
      {
        kind: 'fields',
        rows: [
          ...all.map(({ name, cents }): [string, string] => [`${name} premium`, money(cents)]),
          ...(of.hasTotal ? [['Total annual premium', money(sum(of))] as [string, string]] : []),
        ],
      },
    ];
  const hasDeductible = of.lines.some(({ deductible }) => deductible !== undefined);
  const head = [
    'Coverage',
    'Limit',
    ...(hasDeductible ? ['Deductible'] : []),
    ...of.extra.map(({ head }) => head),
    'Premium',
  ];
  const rows = all.map((line, at) => [
    line.name,
    line.limit ?? '',
    ...(hasDeductible ? [line.deductible === undefined ? '' : money(line.deductible)] : []),
    ...of.extra.map(({ cells }) => cells[at] ?? ''),
    money(line.cents),
  ]);
  const total = of.hasTotal ? ['Total Premium', ...head.slice(2).map(() => ''), money(sum(of))] : undefined;
  return [table(head, rows, total)];
}

function print(of: Policy): ReturnType<PaperKind<Policy>['print']> {
  const to = addYears(of.from, 1);
  return {
    kind: 'insurance',
    title: of.title,
    year: 2025,
    blocks: [
      { kind: 'letterhead', name: of.carrier, lines: [] },
      { kind: 'title', text: of.title },
      {
        kind: 'fields',
        rows: [
          ['Named insured', of.insured],
          ['Policy number', of.number],
          ['Policy period', `${longDate(of.from)} to ${longDate(to)}`],
        ],
      },
      ...of.before,
      heading('PREMIUM'),
      ...premiums(of),
      ...of.after,
    ],
    parts: [
      {
        kind: 'insurance',
        carrier: of.carrier,
        policy: of.number,
        period: { from: of.from, to },
        premiums: [...of.lines, ...of.added].map(({ name, cents }) => ({
          line: name,
          premium: decimal(cents),
        })),
        ...(of.hasTotal ? { total: decimal(sum(of)) } : {}),
        deductibles: of.lines.flatMap(({ name, deductible }) =>
          deductible === undefined ? [] : [{ line: name, amount: decimal(deductible) }],
        ),
      },
    ],
  };
}

export const insurancePapers: PaperKind<Policy> = { id: 'insurance', start, phenomena, print };
