import { besideReport } from '../report/beside';
import { isThere, run } from './command';
import { pagesOfLayout } from './pdftotext';
import { pageOfTsv } from './tesseract';

const cellsOf = ({ lines }: { lines: { cells: { text: string }[] }[] }): string[][] =>
  lines.map(({ cells }) => cells.map(({ text }) => text));

describe('pages of pdftotext -layout', () => {
  const text = [
    'Budget 2026',
    '',
    'Management Fee      12,000   (1,250)',
    '  Water                 900',
    '\fNotes',
    '',
  ].join('\n');

  it('has a cell where two spaces part it, and a page for each form feed', () => {
    const { pages } = pagesOfLayout(text);
    expect(pages.map(cellsOf)).toEqual([
      [['Budget 2026'], ['Management Fee', '12,000', '(1,250)'], ['Water', '900']],
      [['Notes']],
    ]);
  });

  it('stands where its characters do: figures that are aligned in the text are aligned in the page', () => {
    const [, fee, water] = pagesOfLayout(text).pages[0]!.lines;
    expect(fee!.cells[1]!.box[2]).toBe(26 * 6);
    expect(water!.cells[1]!.box[2]).toBe(27 * 6);
    expect(fee!.cells[0]!.words.map((word) => word.text)).toEqual(['Management', 'Fee']);
    expect(fee!.box[1]).toBeLessThan(water!.box[1]);
  });
});

const HEAD = 'level page_num block_num par_num line_num word_num left top width height conf text'.replaceAll(
  ' ',
  '\t',
);
interface Printed {
  line: string;
  box: [left: number, top: number, width: number, height: number];
  text: string;
}
const tsv = (size: [number, number], words: Printed[]): string =>
  [
    HEAD,
    ['1', '1', '0', '0', '0', '0', '0', '0', ...size.map(String), '-1', ''].join('\t'),
    ...words.map(({ line, box, text }) =>
      ['5', '1', ...line.split('/'), '1', ...box.map(String), '90.5', text].join('\t'),
    ),
  ].join('\n');

/** Two rows of a table as they are printed; blocks 1 and 2 stand side by side. */
const upright: Printed[] = [
  { line: '1/1/1', box: [100, 100, 120, 20], text: 'Pool' },
  { line: '1/1/1', box: [226, 100, 100, 20], text: 'Service' },
  { line: '1/1/2', box: [100, 140, 100, 20], text: 'Water' },
  { line: '2/1/1', box: [600, 101, 80, 20], text: '900' },
  { line: '2/1/2', box: [580, 141, 100, 20], text: '8,400' },
];

/** Where a word of an upright page of 1000 x 800 stands after the sheet was turned clockwise. */
function turnedBox([left, top, width, height]: Printed['box'], degrees: number): Printed['box'] {
  if (degrees === 90) return [800 - top - height, left, height, width];
  if (degrees === 180) return [1000 - left - width, 800 - top - height, width, height];
  return degrees === 270 ? [top, 1000 - left - width, height, width] : [left, top, width, height];
}

describe('pages of tesseract', () => {
  it.each([0, 90, 180, 270])('are upright with their rows, whatever the turn (%d)', (degrees) => {
    const words = upright.map((word) => ({ ...word, box: turnedBox(word.box, degrees) }));
    const page = pageOfTsv(tsv(degrees % 180 === 0 ? [1000, 800] : [800, 1000], words), 1);
    expect(cellsOf(page)).toEqual([
      ['Pool Service', '900'],
      ['Water', '8,400'],
    ]);
    expect(page).toMatchObject({ width: 360, height: 288, rotation: (360 - degrees) % 360, source: 'ocr' });
    expect(page.lines[0]!.cells[0]!.box[0]).toBeCloseTo(36);
    expect(page.lines[0]!.cells[0]!.confidence).toBeCloseTo(0.905);
  });

  it('a page without words has no lines', () => {
    expect(pageOfTsv(tsv([1000, 800], []), 3)).toMatchObject({ number: 3, lines: [] });
  });
});

describe('commands', () => {
  it('that are absent are known to be, and a run says so instead of a column', async () => {
    expect(await isThere(process.execPath)).toBe(true);
    expect(await isThere('a-command-that-nobody-has')).toBe(false);
    expect(besideReport([{ name: 'tesseract', absent: ['tesseract'], ours: [], theirs: [] }])).toBe(
      'Not compared with tesseract: this machine has no tesseract.',
    );
  });

  it('that fail say which it was', async () => {
    await expect(run(process.execPath, ['-e', 'process.exit(3)'])).rejects.toThrow(process.execPath);
    expect(await run(process.execPath, ['-p', '6*7'])).toBe('42\n');
  });
});
