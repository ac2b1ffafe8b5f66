import type { Cited } from '@hoa/contracts';
import type { Page } from '../../page/types';
import { findDates } from '../../text/dates';
import { findLabelled, type Labelled, type Parse } from '../reading/labels';
import { cite, cited, citeLines, type KindContext } from '../types';
import { INSURER, isInsurerName, letterhead, NOT_INSURER } from './insurer-names';
import { acrossCells, withPrefix, withSuffix } from './number-parts';
import { COVERAGE } from './premium-words';

export const CARRIER_LABEL =
  /^\W*(?:(?:proposed )?insurer(?:\s+[A-F])?|insurance (?:company|carrier|provider)|(?:issuing|writing|insuring|underwriting) (?:company|carrier|insurer)|carrier|surety|company(?: name(?: area)?)?(?: and address)?|underwritten by|coverage (?:is )?provided (?:by|in)|insurance (?:is )?provided by|name of insurer|insured by|issued by|insurance carrier)\b(?:\s*\([^)]*\))?\s*:?/i;
export const carrierName: Parse<string> = (text) => {
  const tidy = text
    .replace(/\s+\d{5}$|,?\s*\(?\d{1,3}(?:\.\d+)?%.*$/, '')
    .replace(
      /\s*\(?\b(?:NAIC|NCCI|AM Best|A\.M\.|herein).*$|,\s+(?:policy|an?)\b.*$|(?:^|\s)(?:under )?policy\b.*\d.*$/i,
      '',
    )
    .replace(/[\s,;]+$/, '');
  // The label of the box beside.
  if (POLICY_LABEL.test(tidy) && !/\d/.test(tidy)) return undefined;
  return tidy.length >= 4 &&
    tidy.length <= 80 &&
    /[A-Z][A-Za-z]{2}|^[A-Z]/.test(tidy) &&
    !/^[^A-Za-z]|[$:]|%$/.test(tidy)
    ? { value: tidy, raw: tidy }
    : undefined;
};

export function carrierOf(pages: Page[], ctx: KindContext): Cited<string> | undefined {
  const labelled = findLabelled(pages, CARRIER_LABEL, carrierName).filter(
    (hit) => !NOT_INSURER.test(hit.value) && (INSURER.test(hit.value) || hit.value.match(COVERAGE) === null),
  );
  const sure = labelled.find((hit) => INSURER.test(hit.value)) ?? labelled[0];
  if (sure) return at(ctx, wholeName(sure), INSURER.test(sure.value) ? 0.95 : 0.85);
  const said =
    toldCarrier(pages, ctx, PLACED_WITH) ??
    toldCarrier(pages, ctx, HAS_BOUND) ??
    toldCarrier(pages, ctx, BEFORE_NUMBER) ??
    toldCarrier(pages, ctx, ISSUED_BY);
  if (said) return said;
  const beside = besideNumber(pages, ctx);
  if (beside) return beside;
  const head = letterhead(pages);
  return head
    ? at(ctx, wholeName({ ...head, raw: head.value }), 0.88)
    : toldCarrier(pages, ctx, TOLD_CARRIER);
}

/** `Fire Insurance Company of Ohio`: what no insurer is called alone goes on with the name over it. */
const REST_OF_INSURER =
  /^(?:(?:fire|marine|property|casualty|indemnity|mutual|specialty|and|&) )*insurance (?:company|co\b|corporation|exchange)/i;

/** `Liberty Farm &` over `Casualty Insurance Co.`: in a narrow box a name that ends openly goes on below. */
function wholeName<T extends Omit<Labelled<string>, 'label' | 'how'>>(given: T): T {
  const hit = acrossCells(given, (text) => carrierName(text) !== undefined);
  const below = hit.page.lines[hit.page.lines.indexOf(hit.line) + 1]?.cells.find(
    ({ box }) => Math.abs(box[0] - hit.cell.box[0]) < box[3] - box[1],
  );
  const isOpen = ['&', 'and', 'of'].includes(hit.value.split(' ').at(-1)!);
  if (!below || !carrierName(below.text) || (!isOpen && !REST_OF_INSURER.test(below.text))) return hit;
  const value = `${hit.value} ${below.text.trim()}`;
  return { ...hit, value, raw: value };
}

/** `We placed your renewal with Liberty Plains Exchange under policy X-1`: with whom a policy is written is its insurer. */
const PLACED_WITH =
  /\b(?:placed|bound|written|renewed|secured)\b[^.;$]{0,60}?\b(?:with|through|by)\s+(?:the\s+)?((?:(?:[A-Z][\w.'’-]{0,25}|&|of|and) ){0,5}?[A-Z][\w.'’-]{1,25}),?\s+(?:under|as|on)\s+(?:a\s+|your\s+|the\s+)?(?:(?:package|master)\s+)?policy\b/;

/** `Liberty Plains Fire Insurance Company has bound the renewal of your policy`: who binds it is its insurer. */
const HAS_BOUND =
  /(?:^|[.;]\s+)(?:the\s+)?((?:(?:[A-Z][\w.'’-]{0,25}|&|of|and) ){0,6}?[A-Z][\w.'’-]{1,25}) (?:confirms|offers|(?:has|have|will|agreed to|agrees to|offers to) (?:now |also )?(?:bound|bind|renewed|renew|issued|issue|written|write))\s(?:the |your |its |this |a )?(?:\w+ )?(?:renewal|policy|coverage|insurance|package|program)\b/;

/** `policies issued by Liberty Plains Insurance Company`: who manages them may have the letterhead. */
const ISSUED_BY =
  /\b(?:issued|underwritten|written) by\s+((?:(?:[A-Z][\w&.'’-]{0,25}|&)\s+){1,5}?(?:Insurance (?:Company|Co\b\.?|Exchange|Corporation)|Mutual Insurance Company))/;

/** `your policy with Liberty Plains Insurance Company`: a letter names the insurer in a sentence. */
const TOLD_CARRIER =
  /\b(?:with|through|from|by|of)\s+((?:(?:[A-Z][\w&.'’-]{0,25}|&)\s+){1,5}?(?:Insurance (?:Company|Co\b\.?|Group|Exchange|Corporation)|Mutual(?: Insurance Company)?|(?:Casualty|Indemnity|Assurance|Surety)(?: (?:Company|Co\b\.?))?|Underwriters))/;

/** `Liberty Plains Mutual Insurance Company, No. LP-20114`: before a number in a sentence is its insurer. */
const BEFORE_NUMBER =
  /(?:^|[(–—:-]\s?)((?:(?:[A-Z][\w.'’-]{0,25}|&|of|and) ){1,6}?[A-Z][\w.'’-]{1,25}), (?:[Pp]olicy|[Nn]o\.) (?:[Nn]o\. |number )?(?=[A-Z\d-]{0,12}\d{3})/;

/** `policy LP-20114, Liberty Plains Insurance Company`: an insurer right behind the number of its policy. */
function besideNumber(pages: Page[], ctx: KindContext): Cited<string> | undefined {
  const number = policyOf(pages, ctx)?.value;
  for (const page of number === undefined ? [] : pages) {
    for (const line of page.lines) {
      for (const cell of line.cells) {
        const text = cell.text.slice(0, 1000);
        const behind = ['. ', ', '].flatMap((sign) => text.split(`${number}${sign}`).slice(1))[0];
        const name = behind?.split(/[,;)]|\. /)[0]!.trim() ?? '';
        if (isInsurerName(name)) return at(ctx, { value: name, raw: name, page, line, cell }, 0.85);
      }
    }
  }
  return undefined;
}

function toldCarrier(pages: Page[], ctx: KindContext, told: RegExp): Cited<string> | undefined {
  for (const page of pages) {
    for (const [i, line] of page.lines.entries()) {
      // A sentence goes on in the next line, and `a.m.` ends none.
      const places = [line, ...page.lines.slice(i + 1, i + 2)];
      const text = places.map((place) => place.text.slice(0, 1000)).join(' ').replace(/\b([ap])\.m\./gi, '$1m'); // prettier-ignore
      const name = told.exec(text)?.[1];
      if (name === undefined || NOT_INSURER.test(name)) continue;
      for (const place of places) {
        const cell = place.cells.find((one) => one.text.includes(name));
        if (cell) return at(ctx, { value: name, raw: name, page, line: place, cell }, 0.8);
      }
    }
  }
  return undefined;
}

export function at<T>(
  ctx: KindContext,
  hit: Omit<Labelled<T>, 'label' | 'how'>,
  confidence: number,
): Cited<T> {
  const trust = hit.page.source === 'ocr' ? 0.6 + 0.4 * hit.cell.confidence : 1;
  return cited({
    value: hit.value,
    raw: hit.raw,
    source: cite(ctx, hit.page, hit.line, hit.cell),
    confidence: confidence * trust,
  });
}

export const POLICY_LABEL =
  /^\W*(?:(?!(?:prior|previous|renewal|former|expiring|underlying|replac\w*|lead)\b)\w+ (?:\/ )?){0,2}(?:policy|certificate|binder|bond)\s*(?:(?:no|number|num|#)\b\.?|#|id\b)\s*:?|^\W*policy\s*(?::|\W*$)|^\W*policy\s(?=[A-Z\d][A-Z\d -]{0,14}\d{3})/i;

/** `BMC-4471902-06`, `HOA 1522370-01`, `CAU 123456-7 B`, `40 BZK 520144`: what follows in words is no part of it. */
export const policyNumber: Parse<string> = (text) => {
  const taken: string[] = [];
  const tokens = text
    .replace(/^[#:(\s]+/, '')
    .slice(0, 200)
    // `00417723 - 2`: the number of its renewals.
    .replace(/^(\S*\d{4}) - (?=\d{1,2}(?:\s|$))/, '$1 -')
    .split(/\s+/);
  for (const [i, token] of tokens.entries()) {
    const tidy = token.replace(/[,;:)]+$/, '');
    const digits = taken.some((one) => /\d/.test(one));
    const fits = /^[A-Z0-9][A-Z0-9./-]*$/.test(tidy) || (/\d/.test(tidy) && /^[A-Za-z0-9./-]+$/.test(tidy));
    const isBetween = /^[A-Z]{3,4}$/.test(tidy) && /^\d{4,}\b/.test(tokens[i + 1] ?? '');
    const isWord = !digits && /^[A-Z]{5,}$/.test(tidy);
    if (!fits || isWord || (digits && !/\d/.test(tidy) && tidy.length > 2 && !isBetween) || taken.length > 4)
      break;
    taken.push(tidy);
    if (tidy !== token) break;
  }
  const raw = taken
    .join(' ')
    .replaceAll(' -', ' - ')
    .replace(/[.-]+$/, '');
  const isNumber =
    raw.replace(/\D/g, '').length >= 4 &&
    raw.length <= 30 &&
    !/^(?:19|20)\d\d(?:-(?:20)?\d\d)?$/.test(raw) &&
    findDates(raw).length === 0;
  return isNumber ? { value: raw, raw } : undefined;
};

/** A text that is the number of a policy and nothing else. */
export const isPolicyNumber = (text: string): boolean => policyNumber(text)?.value === text;

/** Labelled numbers of policies; where there are any, the number of the certificate or binder is not one. */
export function policyNumbers(pages: Page[]): Labelled<string>[] {
  const hits = findLabelled(pages, POLICY_LABEL, policyNumber).map((hit) => withPrefix(withSuffix(hit)));
  const own = hits.filter(({ label }) => /policy/i.test(label));
  return own.length > 0 ? own : hits.length > 0 ? hits : inParts(pages);
}

/** `POLICY NO. | BOP 3 | 118 | 774 | 09`: groups in cells of their own. */
function inParts(pages: Page[]): Labelled<string>[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line): Labelled<string>[] => {
      const [label, ...cells] = line.cells;
      const end = cells.findIndex(({ text }) => !/^(?:[A-Z]{1,5} ?)?\d{0,4}$/.test(text));
      const own = end < 0 ? cells : cells.slice(0, end);
      const found = label && POLICY_LABEL.test(label.text) ? policyNumber(own.map(({ text }) => text).join(' ')) : undefined; // prettier-ignore
      return found ? [{ ...found, label: label!.text, page, line, cell: own[0]!, how: 'right' }] : [];
    }),
  );
}

/** The end of a line whose number goes on in the next one, with the groups that begin it: `under policy number 40 BMC` */
const OPEN_NUMBER =
  /\b(?:[Pp]olicy(?:\s+(?:[Nn]umber|[Nn]o\.?|#)\s*:?)?|POLICY (?:NUMBER|NO\.?|#)\s*:?)(?:\s+((?:\d{1,3}\s+)?[A-Z]{2,5}|\d{1,3}))?\s*$/;

export function policyOf(pages: Page[], ctx: KindContext): Cited<string> | undefined {
  const [hit] = policyNumbers(pages);
  // A binder has a number of its own.
  const isOfBinder = hit !== undefined && /binder/i.test(hit.label);
  if (hit && !isOfBinder) return at(ctx, hit, hit.how === 'below' ? 0.9 : 0.95);
  if (!hit) return saidPolicy(pages, ctx);
  const own = pages.map((page) => ({
    ...page,
    lines: page.lines.filter(({ text }) => !REFERENCE.test(text)),
  }));
  return saidPolicy(own, ctx) ?? at(ctx, hit, 0.75);
}

/** Words of a line that speaks of another policy, which this one replaces or lies over. */
export const REFERENCE = /prior|previous|renewal of|replac|underlying|former|expiring/i;

function saidPolicy(pages: Page[], ctx: KindContext): Cited<string> | undefined {
  for (const page of pages) {
    for (const [i, line] of page.lines.entries()) {
      const number = saidNumber(line.text);
      if (number) return cited({ ...number, source: cite(ctx, page, line), confidence: 0.85 });
      const next = page.lines[i + 1];
      // A sentence goes on in the next line: `policy number` / `BMC-4471902-06, for the period`.
      const over =
        next && OPEN_NUMBER.test(line.text.slice(-40))
          ? saidNumber(`policy number ${OPEN_NUMBER.exec(line.text.slice(-40))?.[1] ?? ''} ${next.text}`)
          : undefined;
      if (next && over)
        return cited({ ...over, source: citeLines(ctx, page, [line, next]), confidence: 0.8 });
    }
  }
  return undefined;
}

/** `KN-HR-5502`: letters, a stroke and figures are a number's and no word's. */
const CODED = /^[A-Z]{2,5}-(?:[A-Z\d]{1,5}-)?\d{4}/;
/** `Policy   Commercial package LP-20114`: what sort it is, before its number. */
const SORT = /^(?:[A-Za-z]{3,14} ){1,3}(?=[A-Z]{2,5}-)/;

/** Without `number` between, what follows is one only if it looks like nothing else: figures, and enough of them. */
export function saidNumber(text: string): ReturnType<Parse<string>> {
  for (const said of text
    .slice(0, 2000)
    .matchAll(
      /(?:\bpolicy,?\s+\(?(?:to be issued,?\s+)?|(?<=\b(?:company|co\.|mutual|casualty|exchange)), (?=no\.))(?:(number|no\.?|#)\s*:?\s*)?/gi,
    )) {
    const field = text.slice(said.index + said[0].length).split(/ {2,}/)[0]!;
    const found = policyNumber(field.replace(SORT, ''));
    if (
      found &&
      (said[1] !== undefined || found.value.replace(/\D/g, '').length >= 5 || CODED.test(found.value))
    )
      return found;
  }
  return undefined;
}
