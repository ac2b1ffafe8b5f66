import { basesSaid } from './bases';

it.each([
  ['gas 2025 actual vs 2026 budget vs 2026 projected', ['actual', 'projected', 'adopted']],
  ['water 25 actual 26 budget', ['actual', 'adopted']],
  ['plumbing 2026 budget and projected', ['projected', 'adopted']],
  ['sewer budget 2026 projected 2026', ['projected', 'adopted']],
  ['legal adopted 25 forecast 25', ['projected', 'adopted']],
  ['what was in the 2026 budget for legal', ['adopted']],
  ['water 2025 actual 2026 budget 2027 proposed', ['actual', 'adopted']],
  ['what is in the 2027 budget for legal', []],
  ['how bad was water over budget in 2026', []],
  [
    'sewer what did we spend in 2025 what did we budget for 2026 and where are we headed',
    ['actual', 'projected', 'adopted'],
  ],
  ['trash spent 2025 planned 2026 and where do you see it ending up', ['actual', 'projected', 'adopted']],
  ['gas what did 2025 come in at', []],
  ['is water projected to be over budget', ['projected']],
])('reads the figures that “%s” names', (plain, expected) => {
  expect(basesSaid(plain, 2027)).toEqual(expected);
});
