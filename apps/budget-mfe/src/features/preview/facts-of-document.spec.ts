import { ACCEPTED_CONFIDENCE, type Facts } from '@hoa/contracts';
import { groupsOf } from './facts-of-document';

const named = (confidence: number): Facts => ({
  documentId: 1,
  status: 'ready',
  readingId: '00000000-0000-4000-8000-000000000001',
  kind: 'other',
  confidence: 0.8,
  parts: [],
  warnings: [],
  association: {
    value: 'Juniper Flats HOA',
    raw: 'Juniper Flats HOA',
    source: { documentId: 1, documentName: 'a.pdf', readingId: 'r', page: 1, quote: 'Juniper Flats HOA' },
    confidence,
    by: 'rules',
  },
});
const surenessAt = (confidence: number) => groupsOf(named(confidence))[0]?.rows[0]?.facts[0]?.sureness;

it('asks for a look at every fact below the confidence that is accepted without one', () => {
  expect(surenessAt(ACCEPTED_CONFIDENCE)).toBe('sure');
  expect(surenessAt(ACCEPTED_CONFIDENCE - 0.01)).toBe('look');
  expect(surenessAt(0.5)).toBe('review');
});
