import type { Item, TableColumn } from '../../tables/types';
import { cellConfidence, doubtsOf, type Proof } from './confidence';

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

describe('a figure of a typed page', () => {
  const item = { text: '1,200', confidence: 1 } as Item;
  const typed = (of: TableColumn, proof: Proof, doubts = doubtsOf([of], [])): number =>
    cellConfidence({ item, column: of, source: 'text', proof, doubts });

  it('is to be looked at where its total does not agree', () => {
    expect(typed(column(), 'open')).toBeGreaterThan(0.9);
    expect(typed(column(), 'misses')).toBeLessThan(0.9);
  });

  it('is to be looked at where its head was guessed and comes out as that of another column', () => {
    const [guessed, same, other] = [
      column({ certainty: 0.6 }),
      column(),
      column({ label: 'Reserve Fund', certainty: 0.6 }),
    ];
    const doubts = doubtsOf([guessed, same, other], []);
    expect(typed(guessed, 'foots', doubts)).toBeLessThan(0.9);
    expect(typed(same, 'foots', doubts)).toBeGreaterThan(0.9);
    expect(typed(other, 'foots', doubts)).toBeGreaterThan(0.9);
  });

  it('is to be looked at where most totals differ from their lines and none agrees on it', () => {
    const doubts = doubtsOf([column()], [false, false, true]);
    expect(typed(column(), 'open', doubts)).toBeLessThan(0.9);
    expect(typed(column(), 'foots', doubts)).toBeGreaterThan(0.9);
    expect(typed(column(), 'open', doubtsOf([column()], [false, true, true]))).toBeGreaterThan(0.9);
  });
});
