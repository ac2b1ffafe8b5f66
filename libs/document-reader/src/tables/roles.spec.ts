import fc from 'fast-check';
import { meaningOf, yearOf } from './roles';

describe('meaningOf', () => {
  it.each([
    ['2026 Budget', 'budget', 2026],
    ['FY26 PROPOSED', 'proposed', 2026],
    ['2025-26 Approved Budget', 'budget', 2026],
    ['Approved 12/31/2026', 'budget', 2026],
    ['Jan-Aug actual', 'ytd', undefined],
    ['Jan - Dec 2025 Actual', 'actual', 2025],
    ['YTD', 'ytd', undefined],
    ['BUD-YTD', 'ytd', undefined],
    ['ACT-YTD', 'ytd', undefined],
    ['% to date', 'percent', undefined],
    ['CHANGE ($)', 'variance', undefined],
    ['CHANGE (%)', 'percent', undefined],
    ['Over/(Under) Budget', 'variance', undefined],
    ['2026 Budget vs 2025 Actual', 'variance', 2026],
    ['2025 Projected', 'projected', 2025],
    ['Estimated Year End', 'projected', undefined],
    ['Actual thru 8/31/2025', 'ytd', 2025],
    ['Actual as of 12/31/2025', 'actual', 2025],
    ['8 Months Ended August 2025', 'ytd', 2025],
    ['12 Months Ended 12/31/2025 Actual', 'actual', 2025],
    ['Current Month Actual', 'month', undefined],
    ['Jan', 'month', undefined],
    ["Sept '26", 'month', 2026],
    ['Q3', 'quarter', undefined],
    ['2nd Quarter', 'quarter', undefined],
    ['Monthly', 'month', undefined],
    ['Annual', undefined, undefined],
    ['2027 Draft', 'proposed', 2027],
    ['Budget 2026 (3% increase)', 'budget', 2026],
    ["FY '25 Actual", 'actual', 2025],
    ['FYE 6/30/2027', undefined, 2027],
    ['Per Unit', 'other', undefined],
  ])('%s is %s of %s', (label, role, year) => {
    const meaning = meaningOf(label);
    expect([meaning.role, meaning.year]).toEqual([role, year]);
  });

  it('knows columns of words', () => {
    expect([
      meaningOf('Notes').notes,
      meaningOf('Description').description,
      meaningOf('GL Code').code,
      meaningOf('Acct #').code,
    ]).toEqual([true, true, true, true]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void meaningOf(text)));
  });
});

describe('yearOf', () => {
  it('leaves amounts, codes and phone numbers alone', () => {
    expect(['$2,026.00', '2026.50', '303-555-2026', '20267', '$2026'].map(yearOf)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('names of fields that a program writes out', () => {
  it.each([
    ['2027_Budget', { role: 'budget', year: 2027 }],
    ['2026_Actual_YTD', { role: 'ytd', year: 2026 }],
    ['Proposed_2028', { role: 'proposed', year: 2028 }],
    ['BudgetAmount', { role: 'budget', whole: true }],
    ['ActualYTD', { role: 'ytd' }],
    ['Still to come', { role: 'variance' }],
    ['Yet to spend', { role: 'variance' }],
    ['GLAccount', { description: undefined, code: true }],
    ['AccountName', { description: true }],
    ['Notes_2027', { notes: true, year: 2027 }],
  ])('%s', (label, meaning) => {
    expect(meaningOf(label)).toMatchObject(
      Object.fromEntries(Object.entries(meaning).filter(([, value]) => value !== undefined)),
    );
  });
});

it('takes the day on which a budget was decided for no year of it', () => {
  expect(meaningOf('Adopted 12/08/26').year).toBeUndefined();
  expect(meaningOf('2027 Budget approved 11/14/2026').year).toBe(2027);
  expect(meaningOf('Actual 12/31/26').year).toBe(2026);
});
