import type { Cited, ReservePart } from '@hoa/contracts';
import fc from 'fast-check';
import type { ReadDocument } from '../../page/types';
import { documentOfText } from '../reading/document-of-text';
import { typed } from '../reading/typewriter';
import type { KindContext } from '../types';
import { fullyFundedBalance } from './checks';
import type { Figure } from './component-table';
import { readReserve } from './read-reserve';

const ctx: KindContext = { documentId: 5, documentName: 'study.pdf', readingId: 'reading' };

function read(text: string): { part: ReservePart; codes: string[] } {
  const { parts, warnings } = readReserve(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return { part: parts[0]!, codes: warnings.map((warning) => warning.code) };
}

type Plain = [name: string, useful?: number, remaining?: number, cost?: string];
const componentsOf = (part: ReservePart): Plain[] =>
  part.components.map(({ name, usefulLife, remainingLife, cost }) => [
    name,
    usefulLife?.value,
    remainingLife?.value,
    cost?.value,
  ]);

const TITLE = 'RESERVE STUDY UPDATE\nJuniper Flats Condominium Association, Inc.\n';
const ROWS = [
  ['Roof - Built Up', '20', '8', '$100,000'],
  ['Paint, Phase 2', '6', '2', '$60,000'],
  ['Pool Filters/Pumps', '8', '0', '$4,250'],
];
const EXPECTED: Plain[] = [
  ['Roof - Built Up', 20, 8, '100000.00'],
  ['Paint, Phase 2', 6, 2, '60000.00'],
  ['Pool Filters/Pumps', 8, 0, '4250.00'],
];

function inventory(head: string[], order: number[], more: string[][] = []): string {
  return typed([head, ...ROWS.map((row) => order.map((c) => row[c]!)), ...more]);
}

describe('components', () => {
  it.each([
    ['words in full', ['Component', 'Useful Life (years)', 'Remaining Life', 'Current Cost'], [0, 1, 2, 3]],
    ['abbreviations', ['Reserve Item', 'UL', 'RUL', 'Current Replacement Cost'], [0, 1, 2, 3]],
    ['the cost first', ['Description', 'Est. Cost', 'Est. Life', 'Rem. Life'], [0, 3, 1, 2]],
    ['a bare Life', ['Asset', 'Remaining Useful Life', 'Life', 'Replacement Cost'], [0, 2, 1, 3]],
    ['remaining before useful', ['Item', 'Rem. Useful Life', 'Useful Life', "Today's Cost"], [0, 2, 1, 3]],
  ])('are read under %s', (_name, head, order) => {
    const { part, codes } = read(`${TITLE}\n${inventory(head, order)}\nPage 3 of 40`);
    expect(componentsOf(part)).toEqual(EXPECTED);
    expect(codes).toEqual([]);
    const roof = part.components[0]!;
    expect(roof.cost?.source.quote).toContain('Roof - Built Up');
    expect(roof.cost?.source.line).toBe(roof.usefulLife?.source.line);
  });

  it('leave totals, subtotals, headings and further columns out', () => {
    const table = typed([
      [
        'ID',
        'Component',
        'Quantity',
        'UL',
        'RUL',
        'Unit Cost',
        'Current Cost',
        'Future Cost',
        'Fully Funded',
      ],
      ['', 'Site', '', '', '', '', '', '', ''],
      ['101', 'Asphalt Overlay', '9,200', '25', '12', '$10.00', '$92,000', '$131,000', '$47,840'],
      ['102', 'Fencing', '520', '20', '10', '$50.00', '$26,000', '$34,900', '$13,000'],
      ['', 'Site Subtotal', '', '', '', '', '$118,000', '', '$60,840'],
      ['', 'Building', '', '', '', '', '', '', ''],
      ['201', 'Boiler', '1', '20', '7', '$54,000.00', '$54,000', '$66,400', '$35,100'],
      ['', 'Total', '', '', '', '', '$172,000', '', '$95,940'],
    ]);
    const { part, codes } = read(`${TITLE}\n${table}`);
    expect(componentsOf(part)).toEqual([
      ['Asphalt Overlay', 25, 12, '92000.00'],
      ['Fencing', 20, 10, '26000.00'],
      ['Boiler', 20, 7, '54000.00'],
    ]);
    expect(codes).toEqual([]);
    expect(part.components[2]!.cost!.confidence).toBeGreaterThan(0.97);
  });

  it('are read under a head of three rows with a head over two columns', () => {
    const { part } = read(`${TITLE}
                                                    Estimated       Life Analysis,        Unit      Per Phase      Total
Line    Total                                       1st Year of        Years              Cost $    Cost $         Cost $
Item    Quantity   Units    Reserve Component       Event      Useful     Remaining       (2026)    (2026)         (2026)     2027      2028

                            Exterior Building Elements
1.040   12         Squares  Chimney Caps, Metal     2031       25         5               1,200.00  14,400         14,400
1.280   310        Squares  Roofs, Shingles         2035       20         9               450.00    69,750         139,500
1.880   9,500      SF       Walls, Siding, Paint    2028       6          2               2.10      19,950         19,950               21,164`);
    expect(componentsOf(part)).toEqual([
      ['Chimney Caps, Metal', 25, 5, '14400.00'],
      ['Roofs, Shingles', 20, 9, '139500.00'],
      ['Walls, Siding, Paint', 6, 2, '19950.00'],
    ]);
  });

  it('are read once, though further tables repeat them', () => {
    const { part } = read(`${TITLE}
${inventory(['Component', 'Useful Life', 'Rem. Useful Life', 'Current Average Cost'], [0, 1, 2, 3])}

Component Significance
${typed([
  ['Component', 'Useful Life', 'Current Cost Estimate', 'Deterioration Cost/Yr'],
  ['Roof - Built Up', '20', '$100,000', '$5,000'],
  ['Paint, Phase 2', '6', '$60,000', '$10,000'],
])}`);
    expect(componentsOf(part)).toEqual(EXPECTED);
  });

  it('go on over a page, with and without the head printed again', () => {
    const head = ['Component', 'Useful Life', 'Remaining Life', 'Current Cost'];
    const whole = inventory(head, [0, 1, 2, 3]).split('\n');
    const bare = `${whole.slice(0, 3).join('\n')}\f${whole.slice(3).join('\n')}`;
    const again = `${whole.slice(0, 3).join('\n')}\f${[whole[0], ...whole.slice(3)].join('\n')}`;
    for (const text of [bare, again]) {
      const { part } = read(`${TITLE}\n${text}`);
      expect(componentsOf(part)).toEqual(EXPECTED);
      expect(part.components[2]!.cost!.source.page).toBe(2);
    }
  });

  it('have both lives from one column', () => {
    const table = typed([
      ['Reserve Component', 'UL / RUL', 'Total Cost'],
      ['Roof', '20 / 8', '$100,000'],
      ['Paint', '6 / 2', '$60,000'],
    ]);
    expect(componentsOf(read(`${TITLE}\n${table}`).part)).toEqual([
      ['Roof', 20, 8, '100000.00'],
      ['Paint', 6, 2, '60000.00'],
    ]);
  });

  it('are read from a sheet each', () => {
    const sheet = (name: string, useful: number, left: number, cost: string): string =>
      `Component: ${name}\nQuantity: 2 each\nUseful Life: ${useful} years      Remaining Useful Life: ${left} years\nCurrent Replacement Cost: ${cost}     Future Cost: $999,000\n`;
    const { part } = read(
      `${TITLE}\n${sheet('Flat Roof', 20, 8, '$240,000')}\n${sheet('Elevator', 25, 11, '$310,000')}`,
    );
    expect(componentsOf(part)).toEqual([
      ['Flat Roof', 20, 8, '240000.00'],
      ['Elevator', 25, 11, '310000.00'],
    ]);
  });

  it('have no cost where only its bounds are printed, but the stated one where it is', () => {
    const bounds = typed([
      ['Component', 'Useful Life', 'Rem. Life', 'Best Cost', 'Worst Cost'],
      ['Roof', '20', '8', '$90,000', '$110,000'],
      ['Paint', '8', '3', '$55,000', '$65,000'],
    ]);
    const without = read(`${TITLE}\n${bounds}`);
    expect(componentsOf(without.part)).toEqual([
      ['Roof', 20, 8, undefined],
      ['Paint', 8, 3, undefined],
    ]);
    expect(without.codes).toEqual(['reserve-cost-range']);
    const stated = bounds
      .split('\n')
      .map((line, i) => `${line}   ${['Current Cost', '   $100,000', '    $60,000'][i]}`);
    expect(componentsOf(read(`${TITLE}\n${stated.join('\n')}`).part)[0]).toEqual([
      'Roof',
      20,
      8,
      '100000.00',
    ]);
  });

  it('have the earlier end of a life that is printed as a range, the later where more than that remains', () => {
    const table = typed([
      ['Component', 'Useful Life', 'Remaining Life', 'Cost'],
      ['Roof', '15 to 20', '8', '$100,000'],
      ['Paint', '5-7', '6', '$9,000'],
      ['Pool deck', '12', '2 to 4', '$5,000'],
      ['Curbs', 'to 65', '3', '$1,350'],
    ]);
    const { part, codes } = read(`${TITLE}\n${table}`);
    expect(componentsOf(part)).toEqual([
      ['Roof', 15, 8, '100000.00'],
      ['Paint', 7, 6, '9000.00'],
      ['Pool deck', 12, 2, '5000.00'],
      ['Curbs', undefined, 3, '1350.00'],
    ]);
    const [roof] = part.components;
    expect(roof!.usefulLife).toMatchObject({ raw: '15 to 20' });
    expect(roof!.usefulLife!.confidence).toBeLessThan(0.7);
    expect(roof!.remainingLife!.confidence).toBeGreaterThan(0.9);
    expect(codes).toEqual(['reserve-life-range']);
  });
});

describe('the summary', () => {
  const body = inventory(['Component', 'UL', 'RUL', 'Cost'], [0, 1, 2, 3]);

  it.each([
    [
      'fields',
      `Projected Reserve Fund Balance   $70,000.00
Fully Funded Balance   $104,250.00
Percent Funded   67.1%
Recommended annual contribution   $14,400.00
Current annual contribution   $12,000.00
Inflation assumed   3.0%
Interest earned on reserves   1.5%`,
    ],
    [
      'leaders',
      `Projected Starting Reserve Balance ........................... $70,000
Current Fully Funded Reserve Balance ......................... $104,250
Average Reserve Deficit (Per Unit) ........................... $714
Percent Funded ............................................... 67.1 %
Recommended 2027 Annual "Full Funding" Contribution .......... $14,400
Alternate minimum contributions to keep Reserves above $0 .... $5,900
Most Recent Budgeted Contribution Rate ....................... $12,000
Recommended Special Assessments for Reserves ................. $0
Net Annual "After Tax" Interest Earnings Accruing to Reserves .... 1.50 %
Annual Inflation Rate ............................................ 3.00 %`,
    ],
    [
      'sentences',
      `As of January 1, 2027, the reserve balance of Juniper Flats, Inc. is $70,000. The fully funded balance is $104,250; the fund
is 67.1% funded. Associations above 70% funded are considered strong.
We recommend an annual reserve contribution of $14,400 for 2027. The current contribution is $12,000 a year. The projection
assumes inflation of 3% and interest of 1.5% a year.`,
    ],
  ])('is read from %s', (_name, summary) => {
    const { part, codes } = read(`${TITLE}\n${summary}\n\n${body}`);
    expect(part.balance?.value).toBe('70000.00');
    expect(part.percentFunded?.value).toBe(67.1);
    expect(part.contribution?.value).toBe('14400.00');
    expect(part.inflation?.value).toBe(3);
    expect(part.interest?.value).toBe(1.5);
    expect(codes).toEqual([]);
  });

  it.each([
    ['a label', 'Recommended Monthly Reserve Contribution   $1,200.00'],
    ['the words behind', 'Recommended reserve contribution: $1,200.00 per month'],
    [
      'a sentence',
      'We recommend that the Association contribute $1,200.00 per month to reserves beginning in 2027.',
    ],
  ])("counts a month's contribution twelve times, says so and is less sure: %s", (_name, line) => {
    const { part } = read(`${TITLE}\n${line}\n\n${body}`);
    expect(part.contribution).toMatchObject({ value: '14400.00', raw: '$1,200.00 x 12' });
    expect(part.contribution!.confidence).toBeLessThan(0.9);
  });

  it('prefers the year where both are printed', () => {
    const { part, codes } = read(
      `${TITLE}\nRecommended contribution: $14,000 per year ($1,166.67 per month)\nRecommended monthly contribution   $1,166.67\n\n${body}`,
    );
    expect(part.contribution).toMatchObject({ value: '14000.00', raw: '$14,000' });
    expect(codes).toEqual([]);
  });

  it('does not take the current contribution for the recommended one', () => {
    const { part } = read(
      `${TITLE}\nCurrent annual reserve contribution   $12,000\nBudgeted monthly contribution   $1,000\n\n${body}`,
    );
    expect(part.contribution).toBeUndefined();
  });

  it('says where the study recommends two', () => {
    const { part, codes } = read(
      `${TITLE}\nRecommended annual contribution, threshold plan   $9,000\nRecommended annual contribution, component plan   $14,000\n\n${body}`,
    );
    expect(part.contribution?.value).toBe('9000.00');
    expect(part.contribution!.confidence).toBeLessThan(0.8);
    expect(codes).toEqual(['reserve-contribution']);
  });
});

describe('contradictions', () => {
  const study = (fields: string, rows = ROWS, total?: string): string =>
    `${TITLE}\n${fields}\n\n${typed([['Component', 'UL', 'RUL', 'Cost'], ...rows, ...(total ? [['Total', '', '', total]] : [])])}`;

  it('of percent funded and balance are said', () => {
    const funded = (percent: string): string[] =>
      read(study(`Reserve balance   $70,000\nPercent funded   ${percent}`, ROWS.slice(0, 2))).codes;
    expect(funded('70%')).toEqual([]);
    expect(funded('85%')).toEqual(['reserve-percent-funded']);
  });

  it('of the fully funded balance and the components are said', () => {
    const { codes } = read(
      study(
        'Reserve balance   $70,000\nFully funded balance   $140,000\nPercent funded   50%',
        ROWS.slice(0, 2),
      ),
    );
    expect(codes).toEqual(['reserve-fully-funded']);
  });

  it('of a life and what remains of it are said, and doubted', () => {
    const { part, codes } = read(study('', [['Roof', '20', '25', '$100,000'], ...ROWS.slice(1)]));
    expect(codes).toEqual(['reserve-life']);
    expect(part.components[0]!.remainingLife!.confidence).toBeLessThan(0.7);
  });

  it('of the costs and their total are said, and doubted', () => {
    expect(read(study('', ROWS, '$164,250')).codes).toEqual([]);
    const { part, codes } = read(study('', ROWS, '$164,520'));
    expect(codes).toEqual(['reserve-total']);
    expect(part.components[0]!.cost!.confidence).toBeLessThan(0.8);
  });
});

describe('fullyFundedBalance', () => {
  const figure = (value: number): Figure => ({ value }) as Figure;
  const component = (useful: number, remaining: number, cost: number) => ({
    name: 'x',
    usefulLife: figure(useful),
    remainingLife: figure(remaining),
    cost: figure(cost),
  });

  it('is the worn share of each cost', () => {
    expect(fullyFundedBalance([component(20, 8, 10_000_000), component(6, 2, 6_000_000)])).toBe(10_000_000);
    expect(fullyFundedBalance([component(10, 14, 500_000)])).toBe(0);
    expect(fullyFundedBalance([{ name: 'x', cost: figure(1) }])).toBeUndefined();
  });

  it('is never more than the costs and never negative', () => {
    const one = fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 1e11 })); // prettier-ignore
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 30 }), (rows) => {
        const balance = fullyFundedBalance(
          rows.map(([useful, remaining, cost]) => component(useful, remaining, cost)),
        )!;
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(balance).toBeLessThanOrEqual(rows.reduce((sum, [, , cost]) => sum + cost, 0) + 1);
      }),
    );
  });
});

it('makes nothing of other documents', () => {
  for (const text of [
    '',
    'Minutes\nThe reserve fund balance is $120,000 and the study says we are 60% funded. The useful life of the roof was discussed.',
    '2027 BUDGET\nReserve Contribution   $45,000\nReserve Balance   $120,000\nRoof Replacement   $5,000\nTotal   $50,000',
    'SERVICE AGREEMENT\nContractor reserves the right to replace components at the end of their useful life for $1,250.00.',
  ])
    expect(readReserve(documentOfText(text), ctx)).toEqual({ parts: [], warnings: [] });
});

describe('whatever the text', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Component', 'Useful Life', 'Remaining Life', 'UL', 'RUL', 'UL / RUL', '20 / 8', 'Current Cost', 'Low', 'High', 'Total', 'Roof',
      'Paint', '20', '8', '0', '15 to 20', '$100,000', '4,250.00', 'Reserve balance', 'Percent funded', '62%', 'Inflation', '3.0%',
      'Recommended annual contribution', 'Recommended monthly contribution: $1,200', 'Fully funded balance', 'the fund is 45% funded',
      'We recommend a contribution of $5,000 per month to reserves.', 'Useful Life: 20', 'Remaining Life: 4 years',
    ), // prettier-ignore
    fc.string({ maxLength: 12 }),
  );
  const text = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 24 }).map((rows) => rows.map((row) => row.join('   ')).join('\n')); // prettier-ignore

  it('never throws, and every figure stands on the line that it cites', () => {
    fc.assert(
      fc.property(text, fc.constantFrom<'text' | 'ocr'>('text', 'ocr'), (body, source) => {
        const doc = documentOfText(`${TITLE}${body}`, source);
        for (const part of readReserve(doc, ctx).parts) {
          const values = [part.balance, part.percentFunded, part.contribution, part.inflation, part.interest, ...part.components.flatMap((row) => [row.usefulLife, row.remainingLife, row.cost])]; // prettier-ignore
          for (const value of values) if (value) expect(stands(doc, value)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** `$1,200 x 12` is how a month's amount says that it was brought to a year. */
function stands(doc: ReadDocument, value: Cited<unknown>): boolean {
  const page = doc.pages.find(({ number }) => number === value.source.page);
  const lines =
    page?.lines.filter(({ index }) => index >= value.source.line! && index <= value.source.line! + 1) ?? [];
  const text = lines.map((line) => line.text).join('').replace(/\s/g, ''); // prettier-ignore
  const raw = value.raw.replace(/ x 12$/, '');
  return raw !== '' && raw.split(/\s+/).every((token) => text.includes(token));
}

it('a contribution in a column of the inventory is of its component, not of the association', () => {
  const { part } = read(`${TITLE}
${typed([
  [
    'Item',
    'Est. Useful Life',
    'Est. Remaining Useful Life',
    'Replacement Cost',
    'Annual Reserve Contribution',
  ],
  ['Roof', '20 Years', '6 Years', '$480,000.00', '$52,000.00'],
  ['Fireproofing', '30 Years', '11 Years', '$120,000.00', '$10,909.09'],
])}`);
  expect(componentsOf(part)).toEqual([
    ['Roof', 20, 6, '480000.00'],
    ['Fireproofing', 30, 11, '120000.00'],
  ]);
  expect(part.contribution).toBeUndefined();
});

it('a schedule that heads its lives with life when new and remaining life is one of reserves', () => {
  const { part } = read(`SCHEDULE OF RESERVES
                   Estimated      Estimated
                   Life When      Remaining     Estimated
Asset              New            Life          Replacement Cost
Roof               20             9             $250,000
Painting           8              3             $64,000`);
  expect(componentsOf(part)).toEqual([
    ['Roof', 20, 9, '250000.00'],
    ['Painting', 8, 3, '64000.00'],
  ]);
});

it('takes what a sentence says is funded, behind a clause with the fully funded amount', () => {
  const { part } = read(`${TITLE}
${typed([
  ['Item', 'Useful Life', 'Remaining Life', 'Replacement Cost'],
  ['Roof', '20', '10', '$480,000'],
  ['Fence', '30', '15', '$120,000'],
])}

At year end the account holds $135,000. Fully funded it would hold $300,000; the community is thus 45% funded.
A plan is healthy when it is above 70% funded.`);
  expect(part.percentFunded?.value).toBe(45);
});
