import { associationPapers, type Truth } from '@hoa/bench-associations';
import { reportOf } from '../report/report';
import { perfectFacts } from '../testing/perfect';
import { scoreDocument, type FactsScore } from './document';

/** A scorer that finds errors where there are none would send the work on the reader astray. */
let truths: Truth[];

beforeAll(async () => {
  truths = [];
  for (let number = 1; number <= 6; number++)
    for await (const { truth } of associationPapers(6, number, { scans: false })) truths.push(truth);
}, 60_000);

describe('the scorer on generated documents', () => {
  const perfect = (): FactsScore[] => truths.map((truth) => scoreDocument(truth, perfectFacts(truth)));

  it('finds no error in a perfect reading of any document', () => {
    expect(perfect().flatMap(({ file, notes }) => notes.map((note) => `${file}: ${note}`))).toEqual([]);
    expect(perfect().every(({ flawless }) => flawless)).toBe(true);
  });

  it('finds an error in every document with facts that is read as nothing', () => {
    const blind = truths.map((truth) => scoreDocument(truth, { ...perfectFacts(truth), parts: [] }));
    expect(blind.filter(({ flawless, isPlain }) => flawless !== isPlain)).toEqual([]);
  });

  it('reports a perfect run without a figure below one', () => {
    const report = reportOf(perfect().map((score) => ({ ...score, pages: 1 })));
    expect(report).toContain('| line items, F1 | 1.0000');
    expect(report.split('\n').filter((row) => /\b0\.\d{4} \(/.test(row))).toEqual([]);
  });
});
