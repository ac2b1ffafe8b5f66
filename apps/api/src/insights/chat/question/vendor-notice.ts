import type { ChatContext } from '../context';
import { aboutIn, contractNames, contractsAbout } from '../verbs/contracts';
import type { Before } from './follow-up';
import type { Read } from './read';
import { subjectBefore } from './subject';

/** "Write em a letter that we are not renewing": a notice to who is under contract. */

const WRITES =
  /\b(?:draft|write|compose|prepare|word)\b|\b(?:letter|notice|e-?mail)\b.*\b(?:please|needed|draft)\b/;
const TO_OWNERS = /\b(?:owners|homeowners|members|residents|neighbors|everyone|board)\b/;
const NO_RENEWAL = /\b(?:(?:not|dont|wont|no|never) (?:\w+ ){0,4}(?:renew\w*|extend\w*)|non-? ?renew\w*|(?:let|letting) \w+ (?:run out|expire|lapse))\b/; // prettier-ignore
const ENDS = /\b(?:cancel\w*|terminat\w*|(?:end|ending|ends) (?:the|our|this|that|their) (?:contract|agreement)|we (?:want|are) out|get out|getting out)\b/; // prettier-ignore
const POINTS = /\b(?:them|em|him|her|they)\b/;

export interface VendorNotice {
  about: string;
  ends: boolean;
}

export const isVendorNotice = ({ plain }: Read): boolean =>
  WRITES.test(plain) && (NO_RENEWAL.test(plain) || ENDS.test(plain)) && !TO_OWNERS.test(plain);

/** Null where it is to nobody that is under contract. */
export async function vendorNoticeAsked(
  read: Read,
  before: Before,
  context: ChatContext,
): Promise<VendorNotice | null> {
  if (!isVendorNotice(read)) return null;
  const ends = ENDS.test(read.plain) && !NO_RENEWAL.test(read.plain);
  const about = aboutIn(read, context)?.words.join(' ') ?? '';
  const named = about === '' ? [] : contractsAbout(about, contractNames(context));
  if (named.length > 0) return named.length === 1 ? { about: named[0]?.vendor ?? '', ends } : null;
  const spoken =
    before.subject && POINTS.test(read.plain) ? await subjectBefore(before.subject, context) : null;
  return spoken?.kind === 'contract' ? { about: spoken.about, ends } : null;
}
