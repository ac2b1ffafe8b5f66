import { decimal, type Block, type Random } from '@hoa/bench-associations/kit';
import { associationName } from './names';
import { heading, money, paragraph, table, type PaperKind } from './model';

import { reservePhenomena, type Study } from './reserve-phenomena';

const names: [string, number][] = [
  ['Asphalt - Resurface', 25],
  ['Asphalt - Seal', 4],
  ['Roof - Composition Shingle', 25],
  ['Exterior Paint', 8],
  ['Pool - Replaster', 12],
  ['Perimeter Fence', 20],
  ['Elevator - Modernize', 30],
  ['Irrigation Controllers', 12],
  ['Mailboxes', 22],
  ['Entry Gate Operators', 10],
  ['Clubhouse Carpet', 9],
  ['Concrete Walks - 10% Replace', 10],
];

function start(random: Random): Study {
  const components = random.sample(names, random.int(5, 12)).map(([name, life]) => ({
    name,
    life,
    left: random.int(0, life - 1),
    cents: random.int(30, 3000) * 10_000,
  }));
  const full = components.reduce((sum, { cents, life, left }) => sum + (cents * (life - left)) / life, 0);
  const percent = random.int(25, 95);
  const balance = Math.round((full * percent) / 100 / 100) * 100;
  return {
    association: associationName(random),
    year: random.int(2025, 2027),
    components,
    balance,
    contribution: random.int(200, 1900) * 5000,
    percentFunded: percent,
    rates: { inflation: 3, interest: 1.5 },
    summary: 'fields',
    grouped: false,
    total: true,
    extra: [],
    before: [],
    after: [],
  };
}

function componentsOf(of: Study): Block[] {
  const head = [
    'Component',
    'Useful Life',
    'Remaining Useful Life',
    ...of.extra.map(({ head }) => head),
    'Current Cost',
  ];
  const cells = of.components.map(({ name, life, left, cents }, at) => [
    name,
    String(life),
    String(left),
    ...of.extra.map(({ cells }) => cells[at] ?? ''),
    money(cents),
  ]);
  const sum = of.components.reduce((all, { cents }) => all + cents, 0);
  const total = of.total ? ['Total', '', '', ...of.extra.map(() => ''), money(sum)] : undefined;
  const rows = of.grouped ? [['SITE'], ...cells.slice(0, 3), ['BUILDING'], ...cells.slice(3)] : cells;
  return [table(head, rows, total)];
}

function summaryOf(of: Study): Block[] {
  const { year, balance, contribution, percentFunded, rates } = of;
  if (of.summary === 'prose')
    return [
      paragraph(
        `As of January 1, ${year} the reserve fund is projected to hold ${money(balance)}, which is ${percentFunded}% of the fully funded balance. We recommend an annual reserve contribution of ${money(contribution)} for fiscal year ${year}. Costs are inflated at ${rates.inflation}% a year and the fund earns ${rates.interest}% interest.`,
      ),
    ];
  return [
    {
      kind: 'fields',
      rows: [
        [`Reserve balance as of 1/1/${year}`, money(balance)],
        ['Percent funded', `${percentFunded}%`],
        [`Recommended ${year} annual contribution`, money(contribution)],
        ['Inflation rate', `${rates.inflation.toFixed(2)}%`],
        ['Interest rate', `${rates.interest.toFixed(2)}%`],
      ],
    },
  ];
}

function print(of: Study, random: Random): ReturnType<PaperKind<Study>['print']> {
  const { components, balance, contribution, percentFunded, rates } = of;
  return {
    kind: 'reserve-study',
    title: 'Reserve Study',
    association: of.association,
    year: of.year - 1,
    blocks: [
      {
        kind: 'title',
        text: random.pick(['RESERVE STUDY', 'RESERVE ANALYSIS REPORT', 'RESERVE STUDY UPDATE']),
        sub: [of.association, `Fiscal year ${of.year}`],
      },
      ...of.before,
      heading('SUMMARY'),
      ...summaryOf(of),
      heading('COMPONENTS'),
      ...componentsOf(of),
      ...of.after,
    ],
    parts: [
      {
        kind: 'reserve',
        components: components.map(({ name, life, left, cents }) => ({
          name,
          usefulLife: life,
          remainingLife: left,
          cost: decimal(cents),
        })),
        balance: decimal(balance),
        percentFunded,
        contribution: decimal(contribution),
        ...rates,
        contradicts: false,
      },
    ],
  };
}

export const reservePapers: PaperKind<Study> = { id: 'reserve', start, phenomena: reservePhenomena, print };
