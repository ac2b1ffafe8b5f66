import type { ReadDocument } from '../../../page/types';
import { documentOfText } from '../../reading/document-of-text';
import type { KindContext } from '../../types';
import { readOwnership } from '../read-ownership';

/** Tables as recognition leaves them; every name and figure is made up. */

const ctx: KindContext = { documentId: 5, documentName: 'plan.pdf', readingId: 'reading' };
const AREAS = [480, 640, 880];
const SHARES: Record<number, string> = { 480: '.024', 640: '.032', 880: '.044' };

/** Thirty villas of three sizes: as many of each, so that all are the whole. */
const rows = Array.from({ length: 30 }, (_, i) => ({
  name: i + 1,
  area: AREAS[i % 3]!,
  share: SHARES[AREAS[i % 3]!]!,
}));

function scanned(all: { name: number; area: number; share: string }[]): ReadDocument {
  const table = all.map(({ name, area, share }) => `Villa ${name}        ${area} sf        ${share}`);
  const doc = documentOfText(
    `MASTER DEED\nUNDIVIDED INTERESTS\n            Area      Undivided interest\n${table.join('\n')}`,
    'ocr',
  );
  for (const cell of doc.pages.flatMap((page) => page.lines.flatMap((line) => line.cells))) {
    cell.confidence = 0.85;
    for (const word of cell.words) word.confidence = 0.85;
  }
  return doc;
}

function read(changed: Record<number, string>, pointless = false) {
  const all = rows.map((row) => ({ ...row, share: changed[row.name] ?? row.share }));
  const worn = pointless ? all.map((row) => ({ ...row, share: row.share.replace('.', '') })) : all;
  const { parts, warnings } = readOwnership(scanned(worn), ctx);
  const [part] = parts;
  return {
    sum: part ? `${part.sum.n}/${part.sum.d}` : '',
    of: (unit: number) => part?.shares.find((share) => share.unit === String(unit))?.share,
    codes: warnings.map(({ code }) => code),
  };
}

describe('shares that differ from those of units with the same area', () => {
  it('are those of units like them, where all are the whole then', () => {
    const { sum, of, codes } = read({ 4: '.029', 8: '.042', 9: '.094', 20: '' });
    expect(sum).toBe('100/1');
    expect(of(20)?.value).toEqual({ n: '4', d: '125' });
    expect(of(4)?.confidence).toBeLessThanOrEqual(0.6);
    expect(codes).toContain('ownership-reckoned');
  });

  it('are those of units like them though most lost a digit and are more than the whole', () => {
    const each: Record<number, string> = { 480: '2.4000%', 640: '3.2000%', 880: '4.4000%' };
    const worn = [3, 6, 9, 12, 15, 18];
    const percents = rows.map(({ name, area }) => [name, worn.includes(name) ? '4000%' : each[area]!]);
    const { sum, of } = read(Object.fromEntries(percents) as Record<number, string>);
    expect([sum, of(3)?.value]).toEqual(['100/1', { n: '11', d: '250' }]);
  });

  it('leave to the last unit what rounding left to it', () => {
    const small = Object.fromEntries(
      rows.filter(({ area }) => area === 480).map(({ name }) => [name, '.023']),
    );
    const { sum, of } = read({ ...small, 4: '.028', 30: '.054' });
    expect([sum, of(30)?.value.d, of(4)?.value]).toEqual(['100/1', '500', { n: '23', d: '1000' }]);
  });

  it('stay where some may differ in the paper too', () => {
    const { sum, of, codes } = read({ 4: '.029', 1: '.023', 30: '.045' });
    expect([sum, of(4)?.value]).toEqual(['201/2', { n: '29', d: '1000' }]);
    expect(codes).toContain('ownership-sum');
  });
});

describe('shares of which hardly one kept its point', () => {
  it('have it where all add to the whole then', () => {
    const thousandths = Object.fromEntries(rows.map(({ name, share }) => [name, `${share}0`]));
    const { sum, codes } = read({ ...thousandths, 3: '10440', 12: '.0440' }, true);
    expect(sum).toBe('100/1');
    expect(codes).toContain('ownership-repaired');
  });
});
