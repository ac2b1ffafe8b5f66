import { type Random } from '../../core/random';
import { p } from '../write/ink';
import { somebody } from '../names';
import { amounts, blank, part, plain } from './columns';
import { anyCode, budgetPaper, fonts, totalWords, type Recipe } from './common';
import { makeLedger, type Col, type Line } from './ledger';
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
