import { nextPercent, stepsDone } from './dialog-curve';

/** Percents shown second by second. */
function ticks(count: number): number[] {
  const shown = [0];
  for (let second = 0; second < count; second++) shown.push(nextPercent(shown.at(-1)!));
  return shown;
}

describe('the dialog’s ticks', () => {
  it.each([
    [0, 2],
    [28, 30],
    [30, 31.5],
    [69, 70.5],
    [70.5, 71.5],
    [84.5, 85.5],
    [85.5, 86],
    [94.5, 95],
    [95, 95.2],
    [98.9, 99],
    [99, 99],
  ])('goes from %d to %d', (from, to) => {
    expect(nextPercent(from)).toBe(to);
  });

  it('rises all the way to 99 and stays there, in round tenths', () => {
    const shown = ticks(200);
    expect(shown.at(-1)).toBe(99);
    for (const [index, percent] of shown.entries()) {
      expect(percent).toBeGreaterThanOrEqual(shown[index - 1] ?? 0);
      expect(String(percent)).toMatch(/^\d+(\.\d)?$/);
    }
  });

  it('changes its step at 10, 30, 50, 70 and 95', () => {
    expect([9.9, 10, 29, 30, 49, 50, 69, 70, 94.5, 95, 100].map(stepsDone)).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
  });
});
