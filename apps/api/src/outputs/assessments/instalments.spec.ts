import { instalmentRows } from './instalments';

const year = { year: 2027, firstMonth: 1, special: false };

it('names the months in which parts of a year fall due, from the first of the fiscal year', () => {
  expect(instalmentRows(100_00, { ...year, count: 4, firstMonth: 10 })).toEqual({
    name: '4 quarterly installments',
    list: ['October 2027', 'January 2028', 'April 2028', 'July 2028'].map((due) => ({
      due,
      amount: '$25.00',
    })),
    each: '$25.00',
    last: null,
  });
  expect(instalmentRows(100_00, { ...year, count: 1 }).list).toEqual([
    { due: 'January 2027', amount: '$100.00' },
  ]);
  expect(instalmentRows(100_00, { ...year, count: 6 }).list[5]?.due).toBe('November 2027');
});

it('says what the last one is where rounding makes it different', () => {
  expect(instalmentRows(100_00, { ...year, count: 12 })).toMatchObject({ each: '$8.33', last: '$8.37' });
});

it('counts parts that are of no year', () => {
  const { name, list } = instalmentRows(100_00, { ...year, count: 18, special: true });
  expect(name).toBe('18 installments');
  expect(list.map(({ due }) => due)).toEqual(Array.from({ length: 18 }, (_, n) => `${n + 1} of 18`));
  expect(instalmentRows(100_00, { ...year, count: 12, special: true }).name).toBe('12 installments');
  expect(instalmentRows(100_00, { ...year, count: 5 }).list[0]?.due).toBe('1 of 5');
});
