import { linesOfBody } from './doc';

describe('linesOfBody', () => {
  it('takes lines that end with a tab for rows of tables', () => {
    const lines = linesOfBody('Budget\nWater\t1,200\t\nGas\t\t80\t\n\nNotes\nTotal\t1,280\nFire\t5\t\n');
    expect(lines.map((line) => line.cells.map((cell) => `${cell.ref ?? '-'} ${cell.text}`))).toEqual([
      ['- Budget'],
      ['t1r1c1 Water', 't1r1c2 1,200'],
      ['t1r2c1 Gas', 't1r2c3 80'],
      ['- Notes'],
      ['- Total', '- 1,280'],
      ['t2r1c1 Fire', 't2r1c2 5'],
    ]);
  });
});
