import { z } from 'zod';
import type { ContractAnalysis } from '@hoa/contracts';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dayOf, sourceCitation } from '../figures';
import { contractsAbout } from './contracts';

/** Drafts the notice to who is under contract, from what the contract states. It is not sent. */

const Args = z.object({
  about: z.string().describe('The vendor or service'),
  ends: z.boolean().default(false).describe('It ends the contract; otherwise it is only not renewed'),
});
type Args = z.infer<typeof Args>;

async function answer({ about, ends }: Args, context: ChatContext): Promise<VerbAnswer | null> {
  const [contract, more] = contractsAbout(about, await context.contracts());
  if (!contract || more) return null;
  const text = paragraphs(contract, { ends, association: context.parameters.associationName || 'The Association' }); // prettier-ignore
  const { noticeDays, end } = contract;
  return {
    content: [
      `A draft of the notice to ${contract.vendor}. Check how the contract wants it delivered; nothing is sent from here.`,
      ...text,
    ].join('\n\n'),
    citations: [noticeDays, end].flatMap((stated) => (stated && !stated.needsReview ? [sourceCitation('Quoted', stated.source)] : [])), // prettier-ignore
    download: {
      label: 'Download the notice',
      kind: 'text',
      fileName: `Notice_${contract.vendor.replace(/[^A-Za-z0-9]+/g, '_')}.txt`,
      text: `${text.join('\r\n\r\n')}\r\n`,
    },
  };
}

function paragraphs(
  { vendor, serviceType, start, currentTermEnd, noticeDays, noticeBy }: ContractAnalysis,
  { ends, association }: { ends: boolean; association: string },
): string[] {
  const term = start && currentTermEnd ? `, term ${dayOf(start.value)} to ${dayOf(currentTermEnd)}` : '';
  const until = currentTermEnd ? ` Its term ends on ${dayOf(currentTermEnd)}.` : '';
  const days = noticeDays ? ` It requires ${noticeDays.value} days' notice${noticeBy && !ends ? `, which has to be given by ${dayOf(noticeBy)}` : ''}.` : ''; // prettier-ignore
  return [
    'Date: ____________________',
    `To: ${vendor}`,
    `Re: ${serviceType}${term}`,
    ends
      ? `${association} gives notice that it terminates the agreement named above, effective ____________________.${days}${until}`
      : `${association} gives notice that it does not renew the agreement named above.${until}${days}`,
    'Please confirm receipt of this notice in writing.',
    `For ${association}: ____________________`,
  ];
}

export const vendorNotice: Verb<Args> = {
  name: 'draft_vendor_notice',
  description: 'Drafts the notice by which the association does not renew or ends a contract with a vendor.',
  args: Args as z.ZodType<Args>,
  slots: () => null,
  answer,
};
