import { normaliseWords } from '@hoa/budget-math';
import type { DocumentRow } from '@hoa/contracts';
import type { ChatContext } from '../context';
import { contractsAbout } from '../verbs/contracts';
import { stem } from './words';

/** Which documents a question names, and what they are called. */

export interface DocumentSaid {
  said: string;
  name: string;
}

const NAMES: readonly [names: string, kinds: readonly string[]][] = [
  ['contracts?|agreements?', ['contract']],
  ['polic(?:y|ies)', ['insurance']],
  ['bylaws?|by-laws?', ['bylaws', 'declaration', 'other']],
  ['rules?|house rules|regulations', ['other', 'bylaws', 'declaration']],
  ['declarations?|ccrs?|cc&rs?|cc rs?|deeds?|covenants|restrictions|governing', ['declaration', 'bylaws']],
  // Minutes are of no kind that a budget is made from.
  ['minutes', ['other']],
  ['(?:reserve )?stud(?:y|ies)', ['reserve-study']],
];
const ANY = new RegExp(String.raw`\b(?:${NAMES.map(([names]) => names).join('|')})\b`);
const UNNAMED = /\b(?:governing )?(?:documents?|papers?|(?<!to )files?|pdfs?)\b/;

/** The document that is named, and the words that name it. */
export function documentIn(question: string, { documents, facts }: ChatContext): DocumentSaid | null {
  const kind = ANY.exec(question);
  if (!kind) return UNNAMED.test(question) ? { said: '', name: '' } : null;
  // Of "pool hours declaration" only the words that a document's name has belong to it.
  const contracts = facts.flatMap(({ parts }) => parts.filter((part) => part.kind === 'contract'));
  const names = [
    ...documents.map(({ name, kind: of }) => `${name} ${of ?? ''}`),
    ...contracts.map(({ vendor, service }) => `${vendor?.value ?? ''} ${service?.value ?? ''}`),
  ].map(normaliseWords);
  const own: string[] = [];
  for (const word of question.slice(0, kind.index).trim().split(' ').reverse()) {
    if (word.length < 3 || !names.some((name) => name.split(' ').some((one) => stem(one) === stem(word))))
      break;
    own.unshift(word);
  }
  const before = question.slice(0, kind.index).trim().split(' ').at(-1) ?? '';
  // "the pool contract", where nothing is called so, is a document that is not there.
  const isOther = own.length === 0 && /^(?:contract|agreement)/.test(kind[0]) && !/^(?:the|our|a|any|which|in|per|of|this|that|)$/.test(before); // prettier-ignore
  const said = [...own, kind[0]].join(' ');
  return { said, name: isOther ? `${before} ${kind[0]}` : said };
}

/** The documents that a name means: by kind, and by the vendor, service or file that its other words name. */
export async function documentsNamed(name: string, context: ChatContext): Promise<DocumentRow[]> {
  const { documents } = context;
  const kinds = NAMES.find(([names]) => new RegExp(String.raw`\b(?:${names})\b`).test(name))?.[1];
  const known = kinds ? documents.filter(({ kind }) => kind !== null && kinds.includes(kind)) : documents;
  // A declaration with the rules in one file is of no kind.
  const ofKind = known.length > 0 ? known : documents.filter(({ kind }) => kind === 'other');
  const other = name.replace(new RegExp(ANY, 'g'), ' ').replace(/\b(?:the|our)\b/g, ' ').trim(); // prettier-ignore
  if (other === '') return [...ofKind];
  const words = normaliseWords(other).split(' ').map(stem);
  const byName = ofKind.filter((one) => {
    const own = normaliseWords(one.name).split(' ').map(stem);
    return words.every((word) => own.includes(word));
  });
  if (byName.length > 0) return byName;
  const ids = new Set(contractsAbout(other, await context.contracts()).map(({ documentId }) => documentId));
  return ofKind.filter(({ id }) => ids.has(id));
}
