import type { ChatContext } from '../context';
import { aboutIn, contractNames, contractsAbout } from '../verbs/contracts';
import { partsOf } from '../verbs/sure';
import type { Kind } from './terms';
import type { Read } from './read';

/** Which documents a question is about: those that it names, or those that the last answer rests on. */
export interface Subject {
  kind: Kind;
  /** A vendor or a service. */
  about: string;
  documentIds: number[];
  /** The question names it by itself. */
  isNamed: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = { contract: 'contract', insurance: 'policy', 'reserve-study': 'study', declaration: 'rules', bylaws: 'rules', other: 'rules' }; // prettier-ignore

const OF_POLICY =
  /\b(?:insur\w*|polic(?:y|ies)|carriers?|underwriters?|premiums?|deductibles?|ded|coverages?|umbrella|dec(?:larations)? page)\b/;
/** "The flood limit": a cover with a term that only a policy has. */
const OF_COVER = /\b(?:property|flood|fidelity|crime|earthquake|liability|directors|bond|hail|wind|hurricane)\b(?: \w+){0,2} (?:limit|premium|deductible)s?\b|\b(?:limit|deductible)s? (?:for|of|on) (?:the )?(?:property|flood|fidelity|crime|earthquake|liability|directors|bond)\b/; // prettier-ignore
const OF_STUDY = /\b(?:reserve (?:people|study|studies|analysts?|firm|company|report|specialists?)|(?:skip|waive|defer)\w* (?:the |our )?(?:\w+ )?reserves?|(?:use|borrow|spend)\w* (?:the |our )?(?:\w+ )?reserves?|reserves? (?:be |get )?(?:skip|waive|defer)\w*|study|sirs|how far behind|stud(?:y|ies)|%? ?funded|ffb|fully funded|reserve balance|recommended (?:\w+ )?contribution|interest assumed|inflation assumed)\b/; // prettier-ignore

/** Whose contract is called management, which all services are as well. */
const MANAGES =
  /\bwho manages\b|\bmanagement (?:company|contract|agreement|firm|fee)\b|\b(?:property|our|the) managers?\b/;

export const documentsOfKind = (kind: Kind, { documents }: ChatContext): number[] =>
  documents.filter((one) => KINDS[one.kind ?? ''] === kind).map(({ id }) => id);

export async function subjectOf(
  { kind, about }: Pick<Subject, 'kind' | 'about'>,
  context: ChatContext,
): Promise<Subject> {
  if (kind !== 'contract') return { kind, about, documentIds: documentsOfKind(kind, context), isNamed: true };
  const all = await context.contracts();
  const own = about.split(BESIDE).flatMap((one) => contractsAbout(one, all));
  return { kind, about, documentIds: own.map(({ documentId }) => documentId), isNamed: true };
}

/** Between the contracts that one question is about. */
export const BESIDE = '; ';

/** "The elevator one and the landscape one": each that a word names by itself, beside the first. */
function severalIn({ tokens }: Read, words: string, context: ChatContext): string {
  const names = contractNames(context);
  const first = contractsAbout(words, names);
  const others = tokens
    .filter(({ word, kind }) => (kind === 'unknown' || kind === 'line') && !COMMON.test(word))
    .flatMap(({ word }) => {
      const of = contractsAbout(word, names);
      return of.length === 1 && !of.some((one) => first.includes(one)) ? [word] : [];
    });
  return [...new Set([words, ...others])].join(BESIDE);
}
const COMMON = /^(?:contracts?|agreements?|services?|company|vendors?|maintenance|management)$/;

/** "The gate guy's insurance carrier": of no policy that the association has. */
export const OF_OTHERS_POLICY =
  /\b(?:guys?|contractors?|(?<!insurance )compan(?:y|ies)|vendors?|outfits?|crews?|landscapers?|gardeners?|plumbers?|roofers?)(?: own)? (?:insurance|insured|coverage|carrier|insurer|liability)\b/; // prettier-ignore

/** A policy by its words, its covers or its insurer. */
export function isOfPolicy(plain: string, context: ChatContext): boolean {
  if (OF_OTHERS_POLICY.test(plain)) return false;
  const carriers = partsOf(context, 'insurance').map(({ carrier }) => (carrier?.value ?? '').toLowerCase().split(' ')[0] ?? ''); // prettier-ignore
  return OF_POLICY.test(plain) || OF_COVER.test(plain) || carriers.some((name) => name.length > 3 && plain.includes(name)); // prettier-ignore
}

/** The subjects that a question names. */
export async function subjectsNamed(read: Read, context: ChatContext): Promise<Subject[]> {
  const about = aboutIn(read, context);
  const words = about?.words.join(' ') ?? (MANAGES.test(read.plain) ? 'management' : '');
  const each = words === '' ? '' : severalIn(read, words, context);
  const own = words === '' ? null : await subjectOf({ kind: 'contract', about: each }, context);
  const contract = own && own.documentIds.length > 0 ? own : null;
  const others = await Promise.all([
    ...(isOfPolicy(read.plain, context) ? [subjectOf({ kind: 'policy', about: '' }, context)] : []),
    ...(OF_STUDY.test(read.plain) ? [subjectOf({ kind: 'study', about: '' }, context)] : []),
  ]);
  return [...(contract ? [contract] : []), ...others];
}

/** The documents that the last answer rests on; the contract of a line that it is about. */
export async function subjectBefore(
  { documentIds, itemIds }: { documentIds: readonly number[]; itemIds: readonly number[] },
  context: ChatContext,
): Promise<Subject | null> {
  const all = await context.contracts();
  const cited = all.filter(({ documentId }) => documentIds.includes(documentId));
  const lines = context.items.filter(({ id }) => itemIds.includes(id));
  const of = cited.length > 0 ? cited : lines.flatMap(({ description }) => contractsAbout(description, all));
  const [contract] = of;
  if (contract && new Set(of).size === 1)
    return { kind: 'contract', about: contract.vendor, documentIds: [contract.documentId], isNamed: false };
  const kinds = new Set(documentIds.flatMap((id) => KINDS[context.documents.find((one) => one.id === id)?.kind ?? ''] ?? [])); // prettier-ignore
  const [kind, more] = kinds;
  if (!kind || more || kind === 'contract') return null;
  return { kind, about: '', documentIds: documentsOfKind(kind, context), isNamed: false };
}
