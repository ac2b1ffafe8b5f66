import { bestLine } from './page-search';

const page = [
  'SERVICE AGREEMENT',
  '',
  'The contract renews on 1 May 2027 for one year.',
  'Notice: 60 days before renewal.',
].join('\n');

it.each([
  [['notic', 'renew'], 4],
  [['renew', 'may'], 3],
  [['servic', 'agreement'], 1],
])('%j', (stems, line) => expect(bestLine(page, stems).line).toBe(line));

it('quotes the words of the page, shortened where they have no end', () => {
  expect(bestLine(page, ['renew']).quote).toBe('The contract renews on 1 May 2027 for one year.');
  expect(bestLine('x'.repeat(1000), ['x']).quote).toHaveLength(300);
  expect(bestLine('', ['x'])).toEqual({ line: 1, quote: '' });
});
