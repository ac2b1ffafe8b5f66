import { pageOfLines } from '../../page/grid';
import type { Line } from '../../page/types';
import { lineFromText } from '../../containers/text/plain';
import { withoutFallenUnits } from './fallen-units';

const line = (text: string, top: number): Line => lineFromText(text, { index: 1, top })!;

it('joins a row that the unit of a head cut in two', () => {
  const rows = [
    line('Boiler             25        (yrs)', 10),
    line('                                9      $31,000', 10),
  ];
  const page = withoutFallenUnits(pageOfLines({ number: 1, source: 'text', lines: rows }));
  expect(page.lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Boiler', '25', '9', '$31,000'],
  ]);
});

it('leaves rows below each other apart', () => {
  const rows = [line('Life               (yrs)', 10), line('Boiler              25', 22)];
  const page = pageOfLines({ number: 1, source: 'text', lines: rows });
  expect(withoutFallenUnits(page)).toBe(page);
});
