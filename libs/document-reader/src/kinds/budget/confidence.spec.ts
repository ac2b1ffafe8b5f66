import type { Item, TableColumn } from '../../tables/types';
import { cellConfidence, type Proof } from './confidence';

const column = (more: Partial<TableColumn> = {}): TableColumn =>
  ({ label: '2026 Budget', role: 'budget', year: 2026, clarity: 1, certainty: 1, ...more }) as TableColumn;

function sure(more: { column?: Partial<TableColumn>; confidence?: number; proof?: Proof } = {}): number {
  const item = { text: '1,200', confidence: more.confidence ?? 0.95 } as Item;
  return cellConfidence({ item, column: column(more.column), source: 'ocr', proof: more.proof ?? 'foots' });
}

describe('a figure of a scan', () => {
  it('is accepted without a look where its head was read and its total agrees', () => {
    expect(sure()).toBeGreaterThan(0.95);
  });

  it.each([
    ['its head was lost', { label: '', role: 'other', certainty: 0.3 }],
    ['its head was guessed by the others', { certainty: 0.6 }],
    ['a title ran into its head', { label: 'Fiscal Year 2026 Approved Budget' }],
    ['its head names two years', { label: '2027 FY26 Projected' }],
  ] as const)('is not where %s, however its total agrees', (_why, head) => {
    expect(sure({ column: head })).toBeLessThan(0.7);
  });

  it('is doubted the more the less it was recognised, where its total does not agree', () => {
    const doubts = [0.95, 0.85, 0.75, 0.4].map((confidence) => sure({ confidence, proof: 'misses' }));
    expect(doubts).toEqual([...doubts].sort((a, b) => b - a));
    expect(doubts[0]).toBeLessThan(0.9);
    expect(doubts[3]).toBeLessThan(0.5);
  });
});
