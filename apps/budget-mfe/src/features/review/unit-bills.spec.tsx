import { PLAIN_PLAN } from '@hoa/contracts';
import { screen } from '@testing-library/react';
import { parameters } from '../../testing/records';
import { income, loaded, open } from '../../testing/review';

const summary = {
  id: 3,
  associationId: parameters().associationId,
  associationName: 'Juniper Court',
  name: 'Shares',
  documentId: null,
  units: 2,
  version: 1,
  createdAt: '2026-09-01T00:00:00.000Z',
  updatedAt: '2026-09-01T00:00:00.000Z',
};
const units = [1, 3].map((n) => ({ unit: `${n}`, lotNumber: '', share: { n: `${n}`, d: '4' } }));
const withSchedule = (of: object = {}) =>
  loaded(
    {
      'GET /api/assessment-schedules': () => ({ body: [{ ...summary, ...of }] }),
      'GET /api/assessment-schedules/3': () => ({ body: { ...summary, plan: PLAIN_PLAN, units } }),
    },
    [income],
  );

// A quarter of $16,000 is $4,000 a year, $333.33 a month (the last bill takes the cents); three quarters are $1,000 a month.
it('shows between which amounts the bills of units lie, and leads to all of them', async () => {
  await open(withSchedule());
  expect(
    await screen.findByText(/Each unit’s own bill \(schedule of 2\): \$333\.33 to \$1,000 a month\./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All units' }).getAttribute('href')).toBe(
    '/assessments-calculator',
  );
});

it('only leads to the units of a long schedule', async () => {
  const { sent } = await open(withSchedule({ units: 6_000 }));
  expect(await screen.findByRole('link', { name: 'All units' })).toBeTruthy();
  expect(sent('GET /api/assessment-schedules/3')).toEqual([]);
});

it('says nothing where the association has no schedule', async () => {
  await open(withSchedule({ associationId: 99 }));
  await screen.findByText(/What owners pay/);
  expect(screen.queryByRole('link', { name: 'All units' })).toBeNull();
});
