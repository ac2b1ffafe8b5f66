import type { Cited } from '@hoa/contracts';
import type { Page } from '../../page/types';
import { findLabelled, type Labelled, type Parse } from '../reading/labels';
import { citedIn, type KindContext } from '../types';
import { INSURER, isInsurerName, letterhead, NOT_INSURER } from './insurer-names';
import { acrossCells } from './number-parts';
import { POLICY_LABEL, policyOf } from './policy-facts';
import { COVERAGE } from './premium-words';

export const CARRIER_LABEL =
  /^\W*(?:(?:proposed )?insurer(?:\s+[A-F])?|(?:insurance|coverage) (?:company|carrier|provider)|(?:issuing|writing|insuring|underwriting) (?:company|carrier|insurer)|carrier|surety|company(?: name(?: area)?)?(?: and address)?|underwritten by|coverage (?:is )?provided (?:by|in)|insurance (?:is )?provided by|name of insurer|insured by|issued by|insurance carrier)\b(?:\s*\([^)]*\))?\s*:?/i;
export const carrierName: Parse<string> = (text) => {
  const tidy = text
    .replace(/\s+\d{5}$|,?\s*\(?\d{1,3}(?:\.\d+)?%.*$|\s+\((?:A[+-]*[ ,)]|(?:non-?)?admitted\b).*$/, '')
    .replace(
      /\s*\(?\b(?:NAIC|NCCI|AM Best|A\.M\.|herein).*$|,\s+(?:policy|an?)\b.*$|(?:^|\s)(?:(?:under |all )?policy|all policies)\b.*\d.*$/i,
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
  if (sure) return citedIn(ctx, wholeName(sure), INSURER.test(sure.value) ? 0.95 : 0.85);
  for (const told of [PLACED_WITH, HAS_BOUND, BEFORE_NUMBER, IN_PARENTHESES, ISSUED_BY]) {
    const said = toldCarrier(pages, ctx, told);
    if (said) return said;
  }
  const beside = besideNumber(pages, ctx);
  if (beside) return beside;
  const head = letterhead(pages);
  return head
    ? citedIn(ctx, wholeName({ ...head, raw: head.value }), 0.88)
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
  /(?:^|[.;,]\s+)(?:the\s+)?((?:(?:[A-Z][\w.'’-]{0,25}|&|of|and) ){0,6}?[A-Z][\w.'’-]{1,25}) (?:confirms|offers|offered|quoted|came back with|(?:has|have|will|agreed to|agrees to|offers to) (?:now |also )?(?:bound|bind|renewed|renew|issued|issue|written|write))\s(?:the |your |its |this |a )?(?:\w+ ){0,3}(?:renewal|policy|coverage|insurance|package|program)\b/;

/** `policies issued by Liberty Plains Insurance Company`: who manages them may have the letterhead. */
const ISSUED_BY =
  /\b(?:issued|underwritten|written) by\s+((?:(?:[A-Z][\w&.'’-]{0,25}|&)\s+){1,5}?(?:Insurance (?:Company|Co\b\.?|Exchange|Corporation)|Mutual Insurance Company))/;

/** `your policy with Liberty Plains Insurance Company`: a letter names the insurer in a sentence. */
const TOLD_CARRIER =
  /\b(?:with|through|from|by|of)\s+((?:(?:[A-Z][\w&.'’-]{0,25}|&)\s+){1,5}?(?:Insurance (?:Company|Co\b\.?|Group|Exchange|Corporation)|Mutual(?: Insurance (?:Company|Co\b\.?))?|(?:Casualty|Indemnity|Assurance|Surety)(?: (?:Company|Co\b\.?))?|Underwriters))/;

/** `Liberty Plains Mutual Insurance Company, No. LP-20114`: before a number in a sentence is its insurer. */
const BEFORE_NUMBER =
  /(?:^|[(–—:,-]\s?)((?:(?:[A-Z][\w.'’-]{0,25}|&|of|and) ){1,6}?[A-Z][\w.'’-]{1,25}), (?:[Pp]olicy|[Nn]o\.) (?:[Nn]o\. |number )?(?=[A-Z\d-]{0,12}\d{3})/;

/** `Package (Liberty Plains Exchange, LP-20114)`. */
const IN_PARENTHESES = /\(((?:(?:[A-Z][\w.'’-]{0,25}|&|of|and) ){1,6}[A-Z][\w.'’-]{1,25}), (?=[A-Z]{2,5}-[A-Z\d-]{0,12}\d{3})/; // prettier-ignore

/** `policy LP-20114, Liberty Plains Insurance Company`: an insurer right behind the number of its policy. */
function besideNumber(pages: Page[], ctx: KindContext): Cited<string> | undefined {
  const number = policyOf(pages, ctx)?.value;
  for (const page of number === undefined ? [] : pages) {
    for (const line of page.lines) {
      for (const cell of line.cells) {
        const behind = cell.text.slice(0, 1000).split(`${number}`)[1] ?? '';
        const name = /^[.,] ([^,;).]+?)(?=[,;).]| [-–—] |$)/.exec(behind)?.[1] ?? '';
        if (isInsurerName(name)) return citedIn(ctx, { value: name, raw: name, page, line, cell }, 0.85);
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
        if (cell) return citedIn(ctx, { value: name, raw: name, page, line: place, cell }, 0.8);
      }
    }
  }
  return undefined;
}
