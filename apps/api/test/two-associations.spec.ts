import { sharedTestApp, type SharedApp } from './support/app';
import { createElmCourt } from './support/statement';

jest.setTimeout(240_000);
let app: SharedApp;
beforeAll(async () => {
  app = await sharedTestApp();
}, 240_000);

const TWO = `Elm Court Master Association, Inc.
Adopted Budget, January 1, 2026 - December 31, 2026
                                 2025        2026
REVENUE
Master assessments            120,000     126,000
Gate transponders               1,500       1,500
TOTAL REVENUE                 121,500     127,500
EXPENSES
Gatehouse                      88,000      92,400
Streetlights                   33,500      35,100
TOTAL EXPENSES                121,500     127,500

The Villas at Heron Neighborhood, Inc.
Adopted Budget, January 1, 2026 - December 31, 2026
                                 2025        2026
REVENUE
Villa assessments              90,000      93,600
TOTAL REVENUE                  90,000      93,600
EXPENSES
Lawn and shrubs                61,000      63,500
Insurance                      29,000      30,100
TOTAL EXPENSES                 90,000      93,600
`;

it('a document with budgets of two associations is budgeted on once a person says which is theirs', async () => {
  const device = app.device();
  const { id } = await device.upload({ name: 'budgets.txt', bytes: Buffer.from(TWO) });
  expect(await device.untilRead(id)).toMatchObject({ status: 'ready' });
  const params = await createElmCourt(device);
  const generate = () =>
    device.call('generateWith', { params: { provider: 'built-in', ...params }, body: {} });

  const stopped = await generate();
  expect([stopped.status, stopped.items]).toEqual(['needs-answers', []]);
  const [first, second] = await device.call('listQuestions', { params: { id } });
  expect(first?.prompt).toMatch(/Is the one of ‘Elm Court Master Association, Inc\.’ part of your budget\?$/);
  expect(second?.prompt).toMatch(
    /Is the one of ‘The Villas at Heron Neighborhood, Inc\.’ part of your budget\?$/,
  );

  const answer = (questionId: string, answerId: string) =>
    device.call('answerQuestion', { params: { id }, body: { questionId, answerId } });
  expect(await answer(first!.id, 'no')).toMatchObject({ state: 'applied' });
  expect(await answer(second!.id, 'yes')).toMatchObject({ state: 'applied' });

  const made = await generate();
  expect(made.status).not.toBe('needs-answers');
  const names = made.items.map(({ description }) => description);
  expect(names).toEqual(expect.arrayContaining(['Villa assessments', 'Lawn and shrubs', 'Insurance']));
  for (const name of ['Master assessments', 'Gatehouse', 'Streetlights']) expect(names).not.toContain(name);
});
