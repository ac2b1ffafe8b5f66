import { wordsToNumber } from '../../text/words';
import { sentencesOf, type Prose } from '../reading/prose';
import { rowAt, tableOf } from './prose-rows';
import type { ProseTable } from './prose-shares';
import { ratio, type Ratio } from './ratio';
import type { RowKey } from './row';
import { findShares, type FoundShare } from './share-text';
import { findKeys } from './unit-text';
import { OWNERSHIP } from './words';

const EACH =
  /\b(?:each|every)\s+(?:such\s+|individual\s+|condominium\s+|residential\s+)*(?:unit|lot|owner|apartment|home ?owner|member|residence|dwelling|home|villa|townhome|townhouse|grantee|purchaser|co-?owner|parcel|condominium|of (?:the )?(?:said )?(?:units|lots|owners|apartments|homes|villas|parcels|residences|dwellings)|of (?:them|these|those)\b)/i;
const EQUALLY =
  /\b(?:equal(?:ly)?|uniform(?:ly)?|same)\b[^.;]{0,120}\b(?:shares?|interests?|among|between|percentages?|fractions?|undivided|basis|divided|allocat\w+|apportion\w+)|\b(?:shared|divided|allocated|apportioned|assessed)\s+(?:equally|uniformly)|pro[- ]?rata basis[^.;]{0,60}equal|numerator of which is (?:one|1)\b|\buniform rate\b/i;
/** `Units of one type have the same interest`: equal among themselves, and not to all others. */
const OF_A_KIND =
  /\b(?<!\b(?:regardless|irrespective|independent) )(?:of|each|every|one|same|like|given|particular|per)\s+(?:(?:(?:the\s+)?(?:same|given|particular)|its|their|each|every|one|an?|any|like|own|similar|equal|identical|comparable)\s+){0,3}(?:(?:unit|floor)\s)?(?:types?|models?|plans?|styles?|class(?:es)?|kinds?|sizes?|categor(?:y|ies)|groups?)\b/i;
/** What is owned or stated as a fraction, not what is paid. */
const GRANTED = /\b(?:interests?|own(?:s|ed|ership)?|undivided|tenants in common|fraction)\b/i;
const OF_UNITS =
  /(?:units|lots|apartments|homes|villas|residences|dwellings|owners|townhomes|townhouses|members)/.source;
const COUNT = new RegExp(
  `((?:\\b[a-z]+(?:[-\\s](?:and\\s)?[a-z]+){0,4})\\s*\\((\\d{1,4})\\)|\\b(\\d{1,4})\\b|\\b[a-z]+(?:-[a-z]+)?)\\s+(?:(?:residential|condominium|individual|separate|single[- ]family|numbered|platted|dwelling|total|attached)\\s+){0,3}${OF_UNITS}\\b`,
  'gi',
);

interface Equal {
  share: FoundShare | undefined;
  /** Only expenses are said to be shared: what each of so many unlisted lots pays, and not what it owns. */
  isOfCost?: boolean;
  span: { start: number; end: number };
}

/** One share for all: `each Owner shall own an undivided 1/48 interest`, or `shared equally among the 48 Lots`. */
export function equalShares(prose: Prose): ProseTable | undefined {
  const found = equalStatement(prose);
  if (!found) return undefined;
  const listed = listedUnits(prose);
  const stated = found.share && isOneOver(found.share.share) ? Number(found.share.share.d) : undefined;
  const count = stated ?? (found.share ? undefined : countOf(prose));
  const list =
    listed.find((units) => count === undefined || units.names.length === count) ??
    (count === undefined ? listed.find((units) => units.names.length >= 4) : undefined);
  const names = list?.names ?? (count && !found.isOfCost ? numbered(count) : undefined);
  if (!names || names.length < 2 || names.length > 2000) return undefined;
  const share = found.share ?? {
    form: 'words' as const,
    share: ratio(1n, BigInt(names.length)),
    raw: rawOfSpan(prose, found.span),
    index: 0,
    repaired: false,
    contradicts: false,
  };
  const key: RowKey = { label: list?.label ?? 'unit', word: '', names, ranged: true, plural: true };
  const row = rowAt(prose, found.span, { share, keys: [key] });
  if (!row) return undefined;
  row.evidence = list ? 0.93 : 0.7;
  return { table: tableOf([row], row), counted: !list };
}

function rawOfSpan(prose: Prose, span: { start: number; end: number }): string {
  return prose.text.slice(span.start, span.end).split('\n')[0]!.trim();
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, i) => String(i + 1));
}

function isOneOver(share: Ratio): boolean {
  return share.n === 1n && share.d > 1n && share.d <= 2000n;
}

function equalStatement(prose: Prose): Equal | undefined {
  let worded: Equal | undefined;
  for (const sentence of sentencesOf(prose.text)) {
    const counted = countedShare(sentence, prose);
    if (counted) return counted;
    if (
      !OWNERSHIP.test(sentence.text) ||
      (/\bvot(?:e|es|ing)\b/i.test(sentence.text) && !/undivided|common/i.test(sentence.text))
    )
      continue;
    const each = EACH.exec(sentence.text);
    const shares = findShares(sentence.text);
    const only =
      shares.length === 1 ||
      (shares[0] &&
        shares.every((share) => share.share.n === shares[0]!.share.n && share.share.d === shares[0]!.share.d))
        ? shares[0]
        : undefined;
    if (each && only && isOneOver(only.share) && only.share.d > 2n)
      return { share: only, span: spanOf(sentence.start, only.index, only.raw.length) };
    const equally = EQUALLY.exec(sentence.text);
    if (
      equally &&
      shares.length === 0 &&
      !worded &&
      !OF_A_KIND.test(sentence.text) &&
      /\b(?:units?|lots?|owners?|homes?)\b/i.test(sentence.text)
    ) {
      const word = /\b(?:equal(?:ly)?|uniform(?:ly)?|same|one|1)\b/i.exec(equally[0])!;
      worded = {
        share: undefined,
        isOfCost: !GRANTED.test(sentence.text),
        span: spanOf(sentence.start, equally.index + word.index, word[0].length),
      };
    }
  }
  return worded;
}

const EQUAL_PART = /\bequal (?:\w+ ){0,2}(?:interests?|shares?|parts?)\b/i;

/** `To each of them belongs an equal interest of 1/104`: of ownership by the count of units that the document states. */
function countedShare({ text, start }: { text: string; start: number }, prose: Prose): Equal | undefined {
  if (!EQUAL_PART.test(text) || !EACH.test(text) || OWNERSHIP.test(text)) return undefined;
  if (/\bvot(?:e|es|ing)\b/i.test(text)) return undefined;
  const [share, ...more] = findShares(text);
  if (!share || more.length > 0 || !isOneOver(share.share)) return undefined;
  if (Number(share.share.d) !== countOf(prose)) return undefined;
  return { share, span: spanOf(start, share.index, share.raw.length) };
}

function spanOf(base: number, index: number, length: number): { start: number; end: number } {
  return { start: base + index, end: base + index + length };
}

interface Listed {
  label: RowKey['label'];
  names: string[];
}

/** Lists of units that a document prints in one place, longest first: `Units 101 through 112`, or line by line. */
function listedUnits(prose: Prose): Listed[] {
  const lists: Listed[] = [];
  const singles = new Map<RowKey['label'], Set<string>>();
  for (const key of findKeys(prose.text)) {
    if (key.label !== 'unit' && key.label !== 'lot') continue;
    if (key.names.length > 1) lists.push({ label: key.label, names: [...new Set(key.names)] });
    singles.set(key.label, new Set([...(singles.get(key.label) ?? []), ...key.names]));
  }
  for (const [label, names] of singles) if (names.size > 1) lists.push({ label, names: [...names] });
  return lists.sort((a, b) => b.names.length - a.names.length);
}

/** How many units the document says there are: the number that it says most often. */
function countOf(prose: Prose): number | undefined {
  const said = new Map<number, number>();
  for (const match of prose.text.matchAll(COUNT)) {
    const number = Number(match[2] ?? match[3]) || wordsToNumber(match[1]!.replace(/\(.*/, ''));
    if (number && number >= 3 && number <= 2000) said.set(number, (said.get(number) ?? 0) + 1);
  }
  const [first, second] = [...said].sort((a, b) => b[1] - a[1]);
  return first && (!second || first[1] > second[1]) ? first[0] : undefined;
}
