import { promise, source } from './sources.mjs';

const WORDS = [
  '72 100 1 ', '300 100 1 ', '400 114 1 ', '500 128 1 ', '0 0 1 ', '-9 9999 1 ', '|', 'r', 'b', '\f', '\n', '2026 Budget', '2025 Actual', 'Variance', 'Jan', 'Feb', 'Total', 'Q1', 'YTD', '%', 'Description', 'GL Code', 'Notes', 'Page 1 of 2',
  'Electricity', 'Water', 'Utilities', 'Total Utilities', 'Total Expenses', 'Net Income', '7810', '1,234.50', '(12,000)', '$', '-', '0.00', '12.5%', '$1,250.00', '101', '2026', '....', 'Income', 'Expense',
]; // prettier-ignore
const MOST_WORDS = 400;
const PAPER = [
  'GL Code|Description|2025 Actual|2026 Budget',
  '7810|Electricity|17,000.00|18,000.00',
  '7820|Water|(1,200.00)|$1,250.50',
  '|Total Utilities|15,800.00|19,250.50',
];

/** Words that stand anywhere on pages, with ruled lines, as tables: geometry that no printer would make. */
export function target() {
  const { linesOf } = source('libs/document-reader/src/page/lines.ts');
  const { readTables } = source('libs/document-reader/src/tables/read-tables.ts');
  return {
    words: WORDS,
    first: () => [Buffer.from(printed(PAPER)), Buffer.from(`${printed(PAPER)}\f${printed(PAPER.slice(1))}`)],
    most: 5_000,
    run: (bytes) => {
      const pages = pagesOf(bytes.toString(), linesOf);
      for (const table of readTables(pages)) checkTable(table, pages);
    },
  };
}

function printed(rows) {
  return rows
    .flatMap((row, y) =>
      row.split('|').flatMap((text, x) => (text === '' ? [] : [`${60 + x * 130} ${60 + y * 14} 1 ${text}`])),
    )
    .join('\n');
}

/** A line of an input is `left top confidence words`; with `|` in the place of words it is an upright ruled line. */
function pagesOf(text, linesOf) {
  let left = MOST_WORDS;
  return text
    .split('\f')
    .slice(0, 4)
    .map((body, at) => {
      const placed = body.split('\n').slice(0, left).flatMap(placeOf);
      left -= placed.length;
      const rulings = placed
        .filter(({ text: words }) => words === '|')
        .map(({ box }) => [box[0], box[1] - 20, box[0], box[1] + 200]);
      const words = placed.filter((one) => one.text !== '|');
      const isScan = words.some(({ confidence }) => confidence < 1);
      const lines = linesOf(words, rulings);
      return {
        number: at + 1,
        width: 612,
        height: 792,
        source: isScan ? 'ocr' : 'text',
        lines,
        rulings,
        rotation: 0,
      };
    });
}

function placeOf(line) {
  const [, left, top, sure, text] = /^(-?\d{1,4}) (-?\d{1,4}) ([\d.]{1,4}) (\S.*)$/.exec(line) ?? [];
  if (text === undefined) return [];
  const [x, y] = [Number(left), Number(top)];
  const confidence = Math.min(1, Number(sure) || 0);
  return [
    {
      text,
      box: [x, y, x + text.length * 5, y + 10],
      confidence,
      ...(text.endsWith('!') ? { bold: true } : {}),
    },
  ];
}

function checkTable(table, pages) {
  for (const column of table.columns)
    promise(column.left <= column.right, () => `column from ${column.left} to ${column.right}`);
  for (const { source: row, amounts } of table.rows) {
    promise(amounts.length <= table.columns.length, 'more amounts than columns');
    promise(pages.includes(row.page), 'a row of no page');
    promise(
      row.page.lines.some(({ index }) => index === row.line.index),
      () => `a row of no line: ${row.line.text}`,
    );
  }
}
