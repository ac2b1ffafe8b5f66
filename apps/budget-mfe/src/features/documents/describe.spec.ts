import { formatSize, kindLabel, readingPercent, statusLabel } from './describe';

it('writes sizes in kilobytes with one decimal', () => {
  expect(formatSize(0)).toBe('0.0 KB');
  expect(formatSize(1536)).toBe('1.5 KB');
  expect(formatSize(undefined)).toBe('Size unknown');
  expect(formatSize('12')).toBe('Size unknown');
  expect(formatSize(Number.NaN)).toBe('Size unknown');
});

it('says how far a document is', () => {
  const at = (status: string, pagesRead: number, pages: number | null) =>
    statusLabel({ status, pagesRead, pages });
  expect(at('queued', 0, null)).toBe('Waiting to be read');
  expect(at('reading', 2, 12)).toBe('Reading, page 3 of 12');
  expect(at('reading', 12, 12)).toBe('Reading, page 12 of 12');
  expect(at('recognising', 0, null)).toBe('Recognizing text');
  expect(at('failed', 0, null)).toBe('Could not be read');
  expect(readingPercent({ pages: 4, pagesRead: 1 })).toBe(25);
  expect(readingPercent({ pages: null, pagesRead: 0 })).toBeNull();
});

it('shows a kind of a newer server as it is named', () => {
  expect(kindLabel('reserve-study')).toBe('Reserve study');
  expect(kindLabel('loan-agreement')).toBe('loan agreement');
});
