import type { Cited } from '@hoa/contracts';
import type { Page } from '../../page/types';
import { findDates } from '../../text/dates';
import { findLabelled, type Labelled, type Parse } from '../reading/labels';
import { cite, cited, citedIn, citeLines, type KindContext } from '../types';
import { withPrefix, withSuffix } from './number-parts';

export const POLICY_LABEL =
  /^\W*(?:(?!(?:prior|previous|renewal|former|expiring|underlying|replac\w*|lead)\b)\w+ (?:\/ )?){0,2}(?:policy|certificate|binder|bond)\s*(?:(?:no|number|num|#)\b\.?|#|id\b)(?:\s+\(?to be (?:issued|assigned)\)?)?\s*:?|^\W*policy\s*(?::|\W*$)|^\W*policy\s(?=[A-Z\d][A-Z\d -]{0,14}\d{3})/i;

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
  if (hit && !isOfBinder) return citedIn(ctx, hit, hit.how === 'below' ? 0.9 : 0.95);
  if (!hit) return saidPolicy(pages, ctx);
  const own = pages.map((page) => ({
    ...page,
    lines: page.lines.filter(({ text }) => !REFERENCE.test(text)),
  }));
  return saidPolicy(own, ctx) ?? citedIn(ctx, hit, 0.75);
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
      /(?:\bpolicy,?\s+\(?(?:to be issued,?\s+)?|(?<=\b(?:company|co\.|mutual|casualty|exchange)), (?=no\.)|(?<=\([^()\d]{2,50}(?:company|co\.?|mutual|casualty|exchange|indemnity|insurance)), (?=[A-Z]{2,5}-))(?:(number|no\.?|#)\s*:?\s*)?/gi,
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
