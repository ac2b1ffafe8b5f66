import { timesIn } from './times';
import { plainQuestion } from './words';
import { yearsAsked } from './years';

const dated = (question: string): string =>
  yearsAsked(plainQuestion(question), 2027, [2024, 2025, 2026]).dated;
const times = (question: string): string[] => timesIn(dated(question), 2027);

it.each([
  ['their price in Feb 27 and Nov 27', ['2027-02', '2027-11']],
  ['monthly in june and july 2026', ['2026-06', '2026-07']],
  ["what's the rate in march", ['2027-03']],
  ['per month in may 26, then in june', ['2026-05', '2027-06']],
  ['so that makes how much a year', ['2027']],
  ['the whole year 2026', ['2026']],
  ['per month in 27, per month in 26', ['2027', '2026']],
  ['notice by march 27 at the latest', ['2027-03']],
  ['may they raise it', []],
])('reads the months and years of “%s”', (question, expected) => {
  expect(times(question)).toEqual(expected);
});

it.each([
  ['sewer 24, 25, 26 projected', [2024, 2025, 2026]],
  ['phones 25 / 26 / proposed 27', [2025, 2026, 2027]],
  ['pest control 24 n 25', [2024, 2025]],
  ['water 25 v 2026', [2025, 2026]],
  ['raise it from 25 to 26 dollars', []],
  ['pay 24 or 31', []],
])('reads the years of “%s”', (question, expected) => {
  expect(yearsAsked(plainQuestion(question), 2027, [2024, 2025, 2026]).years).toEqual(expected);
});

it.each([
  'what did they charge at the start',
  'initial fee',
  'what did they start at',
  'the fee when we signed',
])('“%s” asks with what a contract began', (question) => {
  expect(timesIn(question, 2027)).toContain('start');
});
