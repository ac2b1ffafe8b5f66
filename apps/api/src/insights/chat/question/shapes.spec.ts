import { shapeOf, shapeWords } from './shapes';

const fits = (question: string, passage: string): boolean =>
  new RegExp(shapeOf(question) ?? '.', 'i').test(passage);

it.each([
  ['how many dogs can an owner have', 'no more than two dogs or cats', 'Dogs must be on a leash of six feet'],
  [
    'how many visitor spaces are there',
    'There are 12 visitor spaces',
    'in the visitor spaces for up to 72 hours',
  ],
  ['what time does the pool open', 'from 9:00 a.m. to 8:00 p.m.', 'Glass is not allowed in the pool area'],
  ['when does quiet time start', 'Quiet hours are from 10:00 p.m.', 'Quiet is expected'],
  ['what days is trash picked up', 'on Monday and Thursday', 'twelve containers'],
  ['how often is the pool cleaned', 'cleaned twice a week', 'cleaned by the provider'],
  ['how much is the late charge', 'a late charge of $25.00', 'an assessment is late'],
  ['overtime rate of the elevator company', 'billed at $265.00 an hour', 'during regular working hours'],
  ['do you have the phone number', 'Agency, 970-555-0119', 'Agency of the insurer'],
  ['what year was it built', 'built 1998', 'one building'],
  ['minimum lease length', 'less than six months', 'No unit may be leased'],
])('%s is answered by a passage that states it', (question, answer, other) => {
  expect([fits(question, answer), fits(question, other)]).toEqual([true, false]);
});

it('finds days of the week by their names', () => {
  expect(shapeWords('which days is it open')).toEqual([expect.stringContaining('monday')]);
  expect(shapeWords('how much is it')).toEqual([]);
});
