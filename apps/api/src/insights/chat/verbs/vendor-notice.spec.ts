import type { ContractAnalysis } from '@hoa/contracts';
import { chatContext } from '../../../../test/support/chat-context';
import { readQuestion } from '../question/read';
import { vendorNoticeAsked } from '../question/vendor-notice';
import { vendorNotice } from './vendor-notice';

const contract = {
  vendor: 'Redstone Aquatics',
  serviceType: 'pool service',
  start: { value: '2026-05-01' },
  currentTermEnd: '2028-04-30',
  noticeDays: { value: 90, needsReview: true },
  noticeBy: '2028-01-31',
} as unknown as ContractAnalysis;
const context = chatContext({
  lines: { 'Pool Service': { adopted: { 2026: '3000.00', 2027: '3100.00' } } },
  contracts: [contract],
});
const NOTHING = { questions: [], itemIds: [] };
const SPOKEN = { ...NOTHING, subject: { itemIds: [], documentIds: [101] } };
const asked = (question: string, before: typeof NOTHING = NOTHING) =>
  vendorNoticeAsked(readQuestion(question, context), before, context);

it.each([
  ['draft a letter to redstone that we are not renewing', false],
  ['write a non-renewal notice for the pool contract', false],
  ['draft a termination notice to redstone aquatics', true],
])('“%s” is a notice to the vendor', async (question, ends) => {
  expect(await asked(question)).toEqual({ about: 'Redstone Aquatics', ends });
});

it('goes on with the contract that was spoken of', async () => {
  expect(await asked('write em a letter that we are not renewing', SPOKEN)).toMatchObject({ ends: false });
  expect(await asked('write em a letter that we are not renewing')).toBeNull();
});

it.each([
  'draft a letter to the roofer that we are not renewing',
  'draft the letter to owners: we are not renewing the pool contract',
  'when do we have to cancel redstone',
  'write redstone a complaint',
])('“%s” is none', async (question) => {
  expect(await asked(question, SPOKEN)).toBeNull();
});

it('states what the contract states, and sends nothing', async () => {
  const drafted = await vendorNotice.answer({ about: 'Redstone Aquatics', ends: false }, context);
  expect(drafted?.content).toContain('nothing is sent from here');
  expect(drafted?.content).toContain(
    'Cedar Bend gives notice that it does not renew the agreement named above.',
  );
  expect(drafted?.content).toContain(
    "It requires 90 days' notice, which has to be given by January 31, 2028.",
  );
});
