import { ACCEPTED_CONFIDENCE, type Facts } from '@hoa/contracts';
import { facts } from '../../testing/records';
import { groupsOf } from './facts-of-document';

const named = (confidence: number): Facts => ({
  ...facts(1),
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

it('lists the prices that a letter tells of, each with its period', () => {
  const { association } = named(0.8);
  const amount = { ...association!, value: '640.00', raw: '$640' };
  const told: Facts = {
    ...facts(1),
    notices: [{ amount, period: 'month', service: 'trash', about: 'trash', agreed: false }],
  };
  expect(groupsOf(told).find(({ id }) => id === 'notices')).toMatchObject({
    title: 'Prices it tells of',
    pages: [1, 1],
    rows: [{ label: 'trash', facts: [{ value: '$640.00 a month', sureness: 'look' }] }],
  });
});
