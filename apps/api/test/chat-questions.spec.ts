import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChatMessage } from '@hoa/contracts';
import { verbs } from '../src/insights/chat/verbs';
import { column } from './facts';
import { sharedTestApp, type SharedApp } from './support/app';
import type { Device } from './support/device';
import { uploadPaper } from './support/facts-of';

jest.setTimeout(120_000);

/** How people ask the built-in assistant: in a hurry, with remarks, about past years, and going on with what they asked. */

let app: SharedApp;
let device: Device;
let parametersId: number;

const MINUTES = [
  'Minutes of the board of Cedar Bend',
  'Each owner is mailed a summary of the budget thirty days before the meeting.',
].join('\n');

beforeAll(async () => {
  app = await sharedTestApp();
  device = app.device();
  await uploadPaper(app, device, 'budget', (paper) => {
    paper.budget(
      [column('a25', 'actual', 2025), column('b26', 'budget', 2026), column('p26', 'projected', 2026)],
      [
        ['6100', 'Maintenance Fees', 'income', '58000.00', '60000.00', '60000.00'],
        ['7310', 'Landscape Contract', 'expense', '11800.00', '12000.00', '12000.00'],
        ['7420', 'Plumbing', 'expense', '3900.00', '3500.00', '4100.00'],
        ['7720', 'Directors and Officers', 'expense', '1400.00', '1450.00', '1450.00'],
        ['7760', 'Insurance Deductible - Hail Claim', 'expense', '9000.00'],
        ['7820', 'Water', 'expense', '2900.00', '3000.00', '3000.00'],
        ['9005', 'Reserve Contribution', 'expense', '6000.00', '6000.00', '6000.00'],
      ],
    );
    paper.edit((part) => {
      const hail = part.kind === 'budget' && part.lines.find(({ glCode }) => glCode === '7760');
      if (hail) hail.note = 'One-time, 2025 only';
    });
    return paper;
  });
  await uploadPaper(app, device, 'pool', (paper) => {
    const stated = <T>(value: T) => ({ ...paper.cited(String(value)), value, rival: undefined });
    paper.contract({
      vendor: stated('Redstone Aquatics'),
      service: stated('Pool service'),
      fee: stated({ amount: '300.00', period: 'month' as const }),
      end: stated('2028-04-30'),
      noticeDays: stated(90),
    });
    return paper;
  });
  const minutes = await device.upload({ name: 'minutes.txt', bytes: MINUTES });
  await device.untilRead(minutes.id);
  const { id } = await device.call('createParameters', {
    body: {
      year: 2027,
      associationName: 'Cedar Bend',
      location: 'Colorado',
      units: 10,
      propertyType: 'Condominium',
    },
  });
  await device.call('generateWith', { params: { provider: 'built-in', parametersId: id } });
  parametersId = id;
}, 240_000);

const ask = (content: string): Promise<ChatMessage> =>
  device.call('sendChat', { params: { parametersId }, body: { content } });

it.each([
  ['plumbing 2027 - show me the math', /^Plumbing is \$/],
  ['The plumbing number looks off to me. How was it derived?', /^Plumbing is \$/],
  ['how did the D&O premium get to 1450', /^Directors and Officers is \$/],
  [
    'how much did we go over budget on plumbing in 2026',
    /2026: \$3,500 adopted, \$4,100 projected: \$600 .* over/,
  ],
  ['is plumbing over budget', /2026: \$3,500 adopted, \$4,100 projected/],
  [
    'which lines were over budget in 2026',
    /2026: .* adopted.*expense lines of which both figures are known/s,
  ],
  [
    'Did we run a surplus or a deficit in 2025?',
    /\$58,000 less expenses of \$35,000 is \+\$23,000, a surplus/,
  ],
  [
    'how much did the hail claim cost us',
    /^Insurance Deductible - Hail Claim: \$9,000 \(2025 actual\)\. Its document notes: “One-time, 2025 only”\.\nThis is not in the budget/,
  ],
  ['total disbursements FY25 vs fy26', /All expenses: \$35,000 \(2025 actual\), \$26,550 \(2026 projected\)/],
  ['water fy25 and next year', /^Water: \$2,900 \(2025 actual\), \$[\d,.]+ \(2027 proposed\)/],
  ['how much more are we spending overall than in 2026 (dollars or %)', /^All expenses: \$26,550 \(2026/],
  ['what does each homeowner pay in a year', /That is \$6,\d{3}\.\d\d a unit a year\./],
  ['By how many dollars per month does the assessment increase for each owner?', /^What owners pay /],
  ['if water comes in 20 pct higher than we think??', /^Water would go from /],
  ['Suppose we kept water at 2,000, what would the total be?', /^Water would go from .* to \$2,000/],
  [
    'if we got rid of the landscape contract, what would the total come to?',
    /^Landscape Contract would .* to \$0/,
  ],
  ['notice period for redstone?', /notice 90 days before the end/],
  ['how many days notice to cancel the pool guys', /notice 90 days before the end/],
  ['I need the motion for tomorrows meeting, in one paragraph', /^Motion to adopt/],
  [
    'A neighbor stopped me and wanted to know why plumbing went down. What should I tell her?',
    /^Plumbing is \$/,
  ],
  ["plumbing: what'd we plan for 26 and what did we spend", /2026: \$3,500 adopted, \$4,100 projected/],
  ["water '25 through '26, if you would", /^Water: \$2,900 \(2025 actual\), \$3,000 \(2026/],
  ['can we hold dues at $500', /^At \$500\.00 a unit and month dues would be \$60,000 a year/],
  ['whats makin the assesment go up', /^What owners pay /],
  ['what if water costs were cut in half', /^Water would go from /],
  ['how many days before the meeting is the summary mailed', /“.*thirty days before the meeting\.”/],
  ['the pool guys contract: when is it up', /term not stated to April 30, 2028/],
  ['lawn care number for 2027', /^Landscape Contract is \$/],
  ['rainy day fund, why that much', /^Reserve Contribution is \$/],
  ['water 25 v 26 v 27', /^Water: \$2,900 \(2025 actual\), \$3,000 \(2026/],
  ['water 2025 thru 2027 please', /^Water: \$2,900 \(2025 actual\), \$3,000 \(2026/],
  ['could we keep it at 500? what would have to go', /^At \$500\.00 a unit and month/],
  ['percent increase over the 500 we pay now?', /^What owners pay /],
  ['what do the minutes say about the summary', /“.*thirty days before the meeting\.”/],
  ['why am i paying more next year??', /^What owners pay /],
  ['how come my check to the hoa is bigger', /^What owners pay /],
  ['whats the new monthly nmber', /^Owners pay /],
  ['how much is in the piggy bank', /^The budget puts \$[\d,.]+ into Reserve Contribution/],
  ['what do the pool people get per month', /^Redstone Aquatics/],
  ['ditch the landscape contract, what happens to dues', /^Landscape Contract would .* to \$0/],
  ['Plumbing worries me. if we drop it completely what would we save', /^Plumbing would .* to \$0/],
  [
    'Sorry, new here. I cannot figure out water and plumbing. What were those in 2025?',
    /^Water: \$2,900[^]*Plumbing: \$3,900/,
  ],
  ['water since 2025, all years', /^Water: \$2,900 \(2025 actual\), \$3,000 \(2026/],
  ['water: 25, 26, 27', /^Water: \$2,900 \(2025 actual\), \$3,000 \(2026 projected\), \$/],
  ['Water is all over the place. Show me every year you have.', /^Water: \$2,900 \(2025 actual\)/],
  ['plumbing 2026 adopted and projected', /^Plumbing: \$3,500 \(2026 adopted\), \$4,100 \(2026 projected\)/],
  ['which expenses are over $10,000', /^The largest: Landscape Contract \$1[\d,.]+\.$/],
  ['our top 3 costs', /^The largest: /],
  ['water 25 against 27 - and the difference', /^Water: \$2,900 \(2025 actual\), \$[\d,.]+ \(2027/],
  ["I'd have thought plumbing would go down, they came out 21 times. what gives", /^Plumbing is \$/],
  ['what is the grand total and how far is that from 2026', /^Total expenses of 2027/],
  ['bump water by 5% and tell me the new number', /^Water would go from /],
  ['show me water next to plumbing for 2025', /Water: \$2,900[^]*Plumbing: \$3,900/],
])('%s', async (question, expected) => {
  expect((await ask(question)).content).toMatch(expected);
});

it('has words on the screen for verbs that exist, by their names', async () => {
  const file = path.resolve(__dirname, '../../budget-mfe/src/features/chat/doing.ts');
  const names = [...(await readFile(file, 'utf8')).matchAll(/^ {2}(\w+): '/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  const known = verbs.map(({ name }) => name);
  expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

it('goes on with the question before', async () => {
  await ask('what did plumbing cost');
  expect((await ask('and water?')).content).toMatch(/^Water is \$/);
});

it.each([
  ['what did we spend on water in 2026', 'and the year before?', /^Water: \$2,900 \(2025 actual\)/],
  ['what did we spend on water in 2025', 'and for plumbing?', /^Plumbing: \$3,900 \(2025 actual\)/],
  ['did plumbing go over budget in 2026', 'what about water', /^Water, 2026: .* adopted/],
  ['what is the new monthly fee', 'and in percent?', /^(?:Owners|What owners) pay .*%/],
  ['what is plumbing next year', "how'd you get that", /^Plumbing is \$/],
  ['what if water was 4,000', 'and 5,000?', /^Water would go from .* to \$5,000/],
  ['what if plumbing goes up 1,000', 'and only half of that?', /\(\+\$500\)/],
  ['what if plumbing goes up 1,000', 'and if its 300 less?', /\(−\$300\)/],
  [
    'what is the reserve contribution',
    'and if we only did half?',
    /^Reserve Contribution would go .* to \$3,0/,
  ],
  [
    'who cleans the pool and when does that end',
    'how many days ahead do we have to tell them if we dont want to renew',
    /^Redstone Aquatics .*notice 90 days/,
  ],
])('keeps of “%s” what “%s” does not change', async (before, question, expected) => {
  await ask(before);
  expect((await ask(question)).content).toMatch(expected);
});

it('starts anew where a question stands by itself', async () => {
  await ask('what did we spend on water in 2025');
  expect((await ask('and what is the total budget?')).content).toMatch(/^Total expenses of 2027/);
});

it('does not carry a question of who works on from one of amounts', async () => {
  await ask('what did we spend on water in 2025');
  expect((await ask('and which company does the plumbing')).content).toMatch(/^I can't answer/);
});

it.each([
  'will the insurance company drop us next year',
  'what would it cost to put ev chargers in the garage',
  "what's the janitorial contract cost us",
  'is there a phone number for the plumber',
  'reserve the pool for me on dec 12',
  'show me the plumbing contract',
  'which lines were over budget in 2024',
  'what was the deficit in 2019',
  'why was plumbing raised to 9,999',
  'and zebras?',
  'how cold will it be in january? thats what drives water',
  'is the landscaper licensed',
  'did the board approve the new plumbing',
  'who complained about the water',
  'how likely is a rate hike from the water company',
  'which unit has the two big dogs',
  'whats our flood insurance premium',
  'boiler service contract - whats the monthly',
  'please pay the october invoice from redstone',
  'cable tv bulk deal, what do we pay',
  'are our dues higher than Gull Point charges',
  'playground 2025 vs 2026',
  'what if pool heater costs go up 5%',
  'why did the water heater break down',
  'how many landscapers do we have',
  'should we hire another landscaper',
  'cut water some',
  'could the landscape contract be canceled by a judge',
  'why is the water fountain so expensive',
  'is my neighbor paying more than me',
  'what does my neighbor pay',
])('refuses %s', async (question) => {
  expect((await ask(question)).content).toMatch(/^I can't answer that from this budget\./);
});

it('asks back what is meant where too little speaks for an answer, with questions that it answers', async () => {
  const { content } = await ask('water heater thing, how come');
  expect(content).toMatch(/^I can't answer that from this budget\.\nDo you mean one of these\?\n• /);
  const [asked = ''] = content.split('\n').filter((line) => line.startsWith('• '));
  expect((await ask(asked.slice(2))).content).not.toMatch(/^I can't answer/);
});
