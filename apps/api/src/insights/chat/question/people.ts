import { fieldWords } from '@hoa/budget-math';
import type { Token } from './tokens';

/** People of a question: those of a trade, and those who pay. */

const PEOPLE =
  /^(?:guys?|folks?|people|person|man|men|lady|ladies|girls?|boys?|gang|crews?|outfits?|firms?|compan(?:y|ies)|vendors?|contractors?|provider|team|bunch)$/;
const TRADES: ReadonlySet<string> = new Set(fieldWords.flat());

/** "the pool guy", "the lift people": who has the contract for it, and none of the owners. */
export function markPeople(tokens: readonly Token[], isOwn: (word: string) => boolean): void {
  for (const [at, token] of tokens.entries()) {
    const trade = tokens[at - 1];
    if (!trade || !PEOPLE.test(token.word) || token.kind === 'line') continue;
    if (trade.kind !== 'line' && !isOwn(trade.word) && !TRADES.has(trade.word)) continue;
    token.kind = 'concept';
    token.concepts = new Set(['provider']);
  }
}

const PAYERS =
  /^(?:i|me|my|mine|we|us|our|ours|owners?|homeowners?|members?|residents?|everyone|everybody|each|every|they|people|units?|homes?|doors?|household|condo|hoa|monthly|month)$/;
const PAYS =
  /^(?:pay|pays|paying|paid|payments?|owe|owes|owed|owing|bills?|billed|checks?|cheques?|installments?|autopay|costs?|costing|charged?|number|amount|figure|coughing|cough|fork|shell|dish)$/;
/** What is paid for or to somebody else is no dues: "what do we pay the plumber". */
const NAMES_ANOTHER = (token: Token): boolean =>
  token.kind === 'line' || token.isProper || token.concepts.has('provider') || token.concepts.has('contract');

const TO_ANOTHER =
  /^(?:for|to|on|them|him|her|it|off|in) (?!(?:the |our |my )?(?:dues|hoa|association|next|20|january))/;

/** "my check", "what will each of us owe", "the new monthly number": what owners pay, where nothing else is named. */
export function markPayer(tokens: readonly Token[]): void {
  if (tokens.some((token) => token.isFee || NAMES_ANOTHER(token))) return;
  const pays = tokens.findIndex(({ word }) => PAYS.test(word));
  const pay = tokens[pays];
  const behind = tokens.slice(pays + 1).map(({ word }) => word).join(' '); // prettier-ignore
  if (!pay || TO_ANOTHER.test(behind)) return;
  const isCount = /^(?:number|amount|figure|costs?|costing)$/.test(pay.word);
  const payers = tokens.filter(({ word }) => PAYERS.test(word) && (!isCount || /^month/.test(word)));
  if (payers.length === 0 || (/^(?:check|bill)s?$/.test(pay.word) && !isNoun(tokens, pays))) return;
  pay.concepts.add('fee');
  pay.isFee = true;
}

/** "my check", "a monthly bill": what somebody checks or bills is another thing. */
const isNoun = (tokens: readonly Token[], at: number): boolean =>
  /^(?:my|our|the|an?|new|monthly|month|hoa|each|every|bigger|higher|your|their)$/.test(
    tokens[at - 1]?.word ?? '',
  );
