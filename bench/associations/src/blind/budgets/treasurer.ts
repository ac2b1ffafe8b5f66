import { type Random } from '../../core/random';
import { p } from '../write/ink';
import { somebody } from '../world';
import { amounts, blank, part, percent, plain, quarters, twelve, variance } from './columns';
import { anyCode, budgetPaper, fonts, totalWords, type Recipe } from './common';
import { makeLedger, type Col, type Line, type Plan } from './ledger';
import { gridOf } from './look';

const remarks = [
  '3-yr contract, see bid',
  'rate increase 4/1',
  'per Board vote',
  'moved from other acct',
  'ask Harold',
  '2 visits/yr',
  'was over last yr',
  'one time only',
  'need 3 bids',
  'incl. tax',
];
const note = (_: unknown, random: Random): string | undefined =>
  random.chance(0.25) ? random.pick(remarks) : undefined;

/** Puts words and spreadsheet errors into a few cells. */
const wordy =
  (ids: string[]) =>
  (line: Line, random: Random): void => {
    if (!random.chance(0.16)) return;
    const id = random.pick(ids);
    line.vals[id] = {
      words: random.pick([
        'TBD',
        '#REF!',
        'n/a',
        'incl. above',
        'see note',
        '?',
        '#DIV/0!',
        'waived',
        'pending bid',
      ]),
    };
  };

/** A volunteer's workbook: years in an odd order, empty columns, a figure per home and month, notes far right, words in cells. */
export const volunteer: Recipe = (home, random) => {
  const { year } = home;
  const next = plain('next', [`${year} Proposed`], {
    role: 'proposed',
    alsoRoles: ['budget'],
    year,
    whole: true,
    w: 1.1,
  });
  const others: Col[] = random
    .shuffle([
      amounts('b1', [`${year - 1} Budget`], {
        role: 'budget',
        year: year - 1,
        years: -1,
        whole: true,
        holes: 'blank',
      }),
      amounts('a1', [random.pick([`${year - 1} thru Sept`, `${year - 1} YTD 9/30`, `Jan-Sep ${year - 1}`])], {
        role: 'ytd',
        alsoRoles: ['actual'],
        year: year - 1,
        part: 0.74,
        spread: 0.2,
        holes: 'blank',
      }),
      amounts('a2', [`${year - 2} Actual`], {
        role: 'actual',
        year: year - 2,
        years: -2,
        spread: 0.15,
        holes: 'dash',
      }),
      amounts('a3', [`${year - 3} Actual`], {
        role: 'actual',
        year: year - 3,
        years: -3,
        spread: 0.15,
        holes: 'blank',
      }),
    ])
    .slice(0, random.int(2, 4));
  const at = random.int(0, others.length);
  const years = [...others.slice(0, at), next, ...others.slice(at)];
  const spaced = years.flatMap((col, place) =>
    place > 0 && random.chance(0.4) ? [blank(`x${place}`), col] : [col],
  );
  const perHome = part('home', [random.pick(['Per Unit/Mo', '$/unit/month', 'per door per mo.'])], {
    from: 'next',
    divisor: home.units * 12,
    role: 'other',
    w: 0.9,
  });
  const cols = random.chance(0.6) ? [...spaced, blank('x9'), perHome] : spaced;
  const umbrella = random.chance(0.5);
  const ledger = makeLedger(
    home,
    {
      cols,
      total: totalWords(random),
      ...(umbrella
        ? {
            expense: {
              head: 'EXPENSES',
              total: random.pick(['TOTAL EXPENSES', 'Total Outgo', 'GRAND TOTAL EXPENSES']),
            },
          }
        : {}),
      reserves: { place: random.pick(['inside', 'after'] as const), total: 'Total to Reserves' },
      ...(random.chance(0.4) ? { code: anyCode(random) } : {}),
      note,
      touch: wordy(years.map((col) => col.id).filter((id) => id !== 'next' || random.chance(0.5))),
      wrong: random.chance(0.45),
    },
    random,
  );
  const grid = gridOf(ledger, {
    codes: random.pick(['col', 'before', 'last']),
    noteHead: random.pick(['Notes', 'Comments', 'remarks']),
    nameHead: random.pick(['', 'Category', 'Item']),
    decimals: 2,
    dollar: random.pick(['none', 'all', 'totals']),
    negative: random.pick(['paren', 'minus']),
    rules: random.pick(['accounting', 'none']),
    lines: random.pick(['none', 'all', 'rows']),
    headFill: random.pick(['#fff2cc', '#e2efda', '#ddebf7']),
  });
  return budgetPaper(
    {
      name: 'volunteer',
      home,
      ledgers: [ledger],
      blocks: [
        p(home.name.toUpperCase(), { bold: true, al: 'c', size: 14, after: 2 }),
        p(
          random.pick([
            `${year} BUDGET - DRAFT ${random.int(2, 5)}`,
            `Proposed budget for ${year}`,
            `Budget FY${year} rev. B`,
          ]),
          { al: 'c', size: 11 },
        ),
        grid,
        p(`Prepared by ${somebody(random)}, Treasurer. ${home.units} units.`, { italic: true }),
      ],
      doc: { landscape: true, font: random.pick(fonts), size: 8, margin: 36 },
      containers: { xlsx: 7, xls: 3, csv: 2, pdf: 3, scan: 1 },
      sheet: {
        merge: random.chance(0.7),
        shift: random.pick([0, 0, 1, 2]),
        format: random.pick(['#,##0.00', '"$"#,##0.00', '#,##0.00_);[Red](#,##0.00)', 'General']),
        name: random.pick([`${year}`, 'Sheet1', 'BUDGET', `Budget ${year} FINAL`]),
        asText: random.chance(0.1),
        ...(random.chance(0.4)
          ? {
              extra: {
                name: 'Notes',
                lines: [
                  'Things to check before the meeting',
                  'Call the insurance broker about renewal',
                  'Gate code list is with the secretary',
                ],
              },
              extraFirst: random.chance(0.5),
            }
          : {}),
      },
      traits: [...(at < years.length - 1 ? ['proposed-not-last'] : []), ...(umbrella ? ['umbrella'] : [])],
    },
    random,
  );
};

/** Four quarters and the year, flat, with nothing but names. */
export const quarterly: Recipe = (home, random) => {
  const whole = random.chance(0.6);
  const ledger = makeLedger(
    home,
    {
      cols: quarters(home.year, whole),
      heading: (group) => (group.type === 'expense' ? null : { text: group.title }),
      income: { total: random.pick(['Total Receipts', 'TOTAL INCOME']) },
      expense: {
        head: random.pick(['Disbursements', 'Expenses']),
        total: random.pick(['Total Disbursements', 'TOTAL EXPENSES']),
      },
      reserves: { place: 'after', total: 'Total Reserves' },
      net: random.pick(['Balance', 'Over / (Under)', 'Cash Flow']),
    },
    random,
  );
  return budgetPaper(
    {
      name: 'quarterly',
      home,
      ledgers: [ledger],
      blocks: [
        p(home.name, { bold: true, size: 13, after: 2 }),
        p(`Quarterly operating plan, ${home.year}`, { size: 10 }),
        gridOf(ledger, {
          decimals: whole ? 0 : 2,
          negative: 'paren',
          dollar: random.pick(['none', 'totals']),
          lines: random.pick(['none', 'rows', 'all']),
          dots: random.chance(0.3),
        }),
      ],
      doc: { font: random.pick(fonts), size: 9.4 },
      containers: { pdf: 4, docx: 3, 'docx-tabs': 2, xlsx: 3, scan: 3 },
    },
    random,
  );
};

/** An export of an old program as separated values: codes, names, months and a total, everything in capitals. */
export const flatExport: Recipe = (home, random) => {
  const plan: Plan = {
    cols: random.chance(0.5)
      ? twelve({ starts: home.starts, year: home.year, style: 'upper', total: 'TOTAL', whole: false })
      : [
          amounts('py', ['PRIOR YEAR ACTUAL'], {
            role: 'actual',
            year: home.year - 1,
            years: -1,
            holes: 'zero',
          }),
          amounts('cy', ['CURRENT BUDGET'], { role: 'budget', year: home.year, years: 0 }),
          plain('nx', ['NEXT YEAR BUDGET'], { role: 'proposed', alsoRoles: ['budget'], year: home.year + 1 }),
        ].map((col) =>
          col.id === 'nx'
            ? col
            : {
                ...col,
                truth: {
                  role: col.truth!.role,
                  ...(col.truth!.alsoRoles ? { alsoRoles: col.truth!.alsoRoles } : {}),
                },
              },
        ),
    heading: (group) => ({ text: group.title.toUpperCase() }),
    total: (group) => `TOTAL ${group.title.toUpperCase()}`,
    expense: { total: 'TOTAL OPERATING EXPENSES' },
    reserves: { place: 'after' },
    net: 'NET INCOME',
    code: anyCode(random),
  };
  const cols = plan.cols.map((col) =>
    col.id === 'nx' ? { ...col, truth: { role: 'proposed' as const, alsoRoles: ['budget' as const] } } : col,
  );
  const ledger = makeLedger(home, { ...plan, cols }, random);
  return budgetPaper(
    {
      name: 'flat-export',
      home,
      ledgers: [ledger],
      blocks: [
        p(`${home.name}`, {}),
        p(`Budget Year: ${home.year}`),
        gridOf(ledger, {
          codes: 'col',
          codeHead: 'Account',
          nameHead: 'Description',
          commas: random.chance(0.5),
          negative: 'minus',
          rules: 'none',
        }),
      ],
      doc: { landscape: true, font: 'courier', size: 7, margin: 30 },
      containers: { csv: 6, xls: 2, txt: 2, xlsx: 2 },
      sheet: { format: '0.00', name: 'Export' },
    },
    random,
  );
};

/** The change against last year in dollars and percent, reasons beside it: what a finance committee hands out. */
export const committee: Recipe = (home, random) => {
  const { year } = home;
  const ledger = makeLedger(
    home,
    {
      cols: [
        amounts('old', [`FY${year - 1}`, 'Approved'], {
          role: 'budget',
          year: year - 1,
          years: -1,
          whole: true,
          holes: 'dash',
          odds: 0.1,
        }),
        amounts('est', [`FY${year - 1}`, 'Projected'], {
          role: 'projected',
          year: year - 1,
          years: -1,
          whole: true,
          spread: 0.12,
        }),
        plain('next', [`FY${year}`, 'Proposed'], {
          role: 'proposed',
          alsoRoles: ['budget'],
          year,
          whole: true,
        }),
        variance('up', ['Change', '$'], { from: 'next', less: 'old', w: 0.85 }),
        percent('pc', ['Change', '%'], {
          top: (got) => (got.next ?? 0) - (got.old ?? 0),
          bottom: (got) => got.old ?? 0,
          digits: 1,
          w: 0.7,
        }),
      ],
      total: totalWords(random),
      expense: { total: random.pick(['Total Operating Expenses', 'TOTAL EXPENSES BEFORE RESERVES']) },
      reserves: { place: 'below', total: random.pick(['Total Reserve Contribution', 'Total Reserves']) },
      firstNet: 'Operating Surplus before Reserves',
      net: random.pick(['Net After Reserves', 'Budget Surplus (Shortfall)']),
      ...(random.chance(0.7) ? { code: anyCode(random) } : {}),
      note: (_, one) =>
        one.chance(0.3)
          ? one.pick([
              'Renewal quote from carrier with broker fee',
              'Based upon signed agreement through next spring',
              'Usage flat; utility filed for higher rates',
              'Rebid in the fall',
              'Average of prior three years',
            ])
          : undefined,
    },
    random,
  );
  return budgetPaper(
    {
      name: 'committee',
      home,
      ledgers: [ledger],
      blocks: [
        p(`${home.name}`, { bold: true, size: 13, after: 1 }),
        p(`Finance Committee Recommendation - Fiscal Year ${year}`, { italic: true, size: 10 }),
        gridOf(ledger, {
          codes: 'col',
          codeHead: 'GL',
          noteHead: 'Basis / Explanation',
          decimals: 0,
          negative: 'paren',
          spanHeads: true,
          headFill: '#dbe5f1',
          totalFill: '#f2f2f2',
          lines: random.pick(['none', 'rows', 'all']),
          rules: 'none',
        }),
        p(`Approved by the Board on ________________    ${home.people[0]}, President`, { size: 8.5 }),
      ],
      doc: {
        landscape: random.chance(0.8),
        font: random.pick(fonts),
        size: 8.3,
        margin: 40,
        foot: 'Page %p of %n',
      },
      containers: { pdf: 6, docx: 3, xlsx: 3, scan: 3 },
      sheet: { format: '#,##0_);(#,##0)', name: 'Proposed' },
    },
    random,
  );
};
