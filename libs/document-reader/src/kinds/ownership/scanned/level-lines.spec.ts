import { lineFromText } from '../../../containers/text/plain';
import { pageOfLines } from '../../../page/grid';
import type { Page } from '../../../page/types';
import { withLevelLines } from './level-lines';

const TEXT = 'The interests of the units are as follows, by their area in feet.';

/** Lines of a scanned page with the points at which each begins. */
function scan(lines: [string, number][]): Page {
  const built = lines.map(([text, top], i) => lineFromText(text, { index: i + 1, top })!);
  return pageOfLines({ number: 1, source: 'ocr', lines: built });
}
const shown = ({ lines }: Page): string[][] => lines.map(({ cells }) => cells.map(({ text }) => text));
const at = (text: string): string => `${' '.repeat(10)}${text}`;

it('joins the two lines that a crooked scan made of a row, without the speck beside it', () => {
  const page = scan([
    [at(TEXT), 0],
    [at('Unit 7                              1'), 20],
    ['EE                  1,240.50   41.20%', 21],
    [at('Unit 8    1,770.00   58.80%         1'), 40],
  ]);
  expect(shown(withLevelLines(page)).slice(1)).toEqual([
    ['Unit 7', '1,240.50', '41.20%', '1'],
    ['Unit 8', '1,770.00', '58.80%', '1'],
  ]);
});

it('leaves lines below each other, figures in the margin and typed pages as they are', () => {
  const lines: [string, number][] = [
    [at(TEXT), 0],
    [at('Unit 7    41.20%'), 20],
    [`12${at('Unit 8    58.80%').slice(2)}`, 32],
  ];
  const page = scan(lines);
  expect(withLevelLines(page)).toBe(page);
  const typed: Page = { ...scan([...lines, ['EE', 50]]), source: 'text' };
  expect(withLevelLines(typed)).toBe(typed);
});
