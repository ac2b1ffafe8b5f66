import { p } from '../write/ink';
import { amounts, percent, plain, quarters, twelve, variance } from './columns';
import { anyCode, budgetPaper, fonts, totalWords, type Recipe } from './common';
import { makeLedger, type Plan } from './ledger';
import { gridOf } from './look';

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
