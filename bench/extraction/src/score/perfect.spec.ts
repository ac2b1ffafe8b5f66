import type { Truth } from '@hoa/bench-associations';
import { frozenDocuments } from '@hoa/bench-corpus/frozen';
import { reportOf } from '../report/report';
import { perfectFacts } from '../testing/perfect';
import { scoreDocument, type FactsScore } from './document';

/** A scorer that finds errors where there are none would send the work on the reader astray. */
const ASSOCIATIONS = 6;
let truths: Truth[];

/** Of generated families the first associations, of those composed by hand, whose names begin with a word, all. */
const isChosen = ({ file }: Truth): boolean =>
  /^[a-z]/.test(file) || Number(/\d+/.exec(file)?.[0]) <= ASSOCIATIONS;

beforeAll(() => {
  truths = frozenDocuments.truths().filter(isChosen);
});

describe('the scorer on the truths of frozen documents', () => {
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
