import type { Cited, ReservePart } from '@hoa/contracts';
import type { Line, Page } from '../../page/types';
import { centsToMoney, findAmounts } from '../../text/amounts';
import type { Labelled, Parse } from '../reading/labels';
import type { Prose } from '../reading/prose';
import { cite, cited, citedIn, optional, type KindContext } from '../types';
import { contributionOf, type Contribution } from './contribution';
import { fields, LEADERS, moneyFields, type Money } from './fields';
import { planStart } from './plan-start';
import { toldAmount, toldField, toldPercent } from './told';

export interface Summary {
  facts: Pick<ReservePart, 'balance' | 'percentFunded' | 'contribution' | 'inflation' | 'interest'>;
  /** Printed fully funded balance in cents: only to check with. */
  fullyFunded?: Labelled<number>;
  /** Recommended contributions that differ from the one taken. */
  otherContributions: Contribution[];
}

const LEAD =
  "(?:(?:projected|estimated|est\\.?|actual|current|starting|beginning|opening|total|available|anticipated|reported|pooled|sirs|\\d{4}|association[’']?s?|present|overall|status of(?: the)?)\\s+)*";

const BALANCE = new RegExp(
  `^\\W*${LEAD}(?:cash\\s+|capital\\s+)?(?:reserves?\\s+)?(?:fund\\s+|account\\s+|cash\\s+)*${LEAD}(?:balance|funds? on hand|cash on hand|funds? available|reserves? on hand)\\b|^\\W*${LEAD}(?:cash |capital )?reserves?\\s+(?:fund\\s+|account\\s+|cash\\s+|money\\s+|monies\\s+)*(?:balance|on hand|savings|cash\\b(?! flow)|funds?\\b(?!ing)|account\\b(?=[,:]| (?:as of|on|at)\\b))|^\\W*(?:total |cash |replacement )?reserves? (?:on (?:hand|deposit)|available|at the (?:start|beginning) of)|^\\W*${LEAD}(?:cash|money|monies|amount|savings|held|on deposit|balance)\\s+(?:held\\s+|on deposit\\s+|now\\s+)?in\\s+(?:the\\s+|our\\s+)?reserves?\\b|^\\W*in\\s+(?:the\\s+|our\\s+)?reserves?\\s+(?:account|fund)\\b`,
  'i',
);
const NOT_BALANCE =
  /fully|ideal|100 ?%|recommend|ending|end of|minimum|threshold|lowest|year[- ]end|target|required|operating|deficit|surplus|per unit|contribut|fund(?:ing|ed) (?:plan|goal|percent)|expend|interest/i;
const PERCENT_FUNDED = new RegExp(
  `^\\W*${LEAD}(?:reserves?\\s+)?(?:fund\\s+)?(?:\\w+ as\\s+)?(?:percent(?:age)?\\s+(?:of\\s+)?(?:fully\\s+)?fund(?:ed|ing)|% ?fund(?:ed|ing)|funded (?:percent\\w*|ratio|level|status)|funding (?:percent\\w*|level|status)|fund(?:ing)? strength|level of funding|percent full(?:y)? funded|(?:a )?(?:percent(?:age)?|%) of (?:the )?(?:full|ideal|required)\\b[^:.]{0,20})`,
  'i',
);
const FULLY = new RegExp(
  `^\\W*${LEAD}(?:fully[- ]funded|ideal(?: starting)?|100 ?% funded|full(?:y)? funding)\\s+(?:reserves?\\s+)?(?:fund\\s+)?(?:balance|amount|reserves?|level)\\b`,
  'i',
);
const INFLATION =
  /^\W*(?:(?:annual|construction|cost|assumed|assumes?|general|estimated|projected|component|future|rate of)\s+)*inflation\b|^\W*(?:annual )?(?:replacement |construction )?cost (?:increase|escalation)\b/i;
const INTEREST =
  /^\W*(?:(?:annual|assumed|net|["“”']?after[- ]tax["“”']?|estimated|average|projected|reserve|before[- ]tax|expected|rate of)\s+)*(?:interest|yield|investment (?:return|income|yield|rate|earnings)|rate of return|return on (?:investments?|reserves?)|return(?=\W*$|\W*\d)|earnings rate|(?:cd|savings) rates?)\b/i;

const percent: Parse<number> = (text) => {
  const match =
    /^[^\d%]{0,40}?(?<![\d,.])((\d{1,3}(?:\.\d+)?)\s*(?:%|percent))(?!\s?[/&]\s?\d)/i.exec(
      text.replace(LEADERS, ' '),
    ) ?? /^((\d{1,3}(?:\.\d+)?))$/.exec(text.trim());
  return match ? { value: Number(match[2]), raw: match[1]!.trim() } : undefined;
};

/** Lines of the inventory, in which no figure of the summary stands. */
interface Sought {
  ctx: KindContext;
  rows: Set<Line>;
}

/** Figures of a study's summary: fields, tables of key figures, else sentences. */
export function summaryOf(pages: Page[], prose: Prose, { ctx, rows }: Sought): Summary {
  const [fullyFunded] = moneyFields(pages, FULLY).filter((hit) => !rows.has(hit.line) && !/per unit/i.test(hit.label)); // prettier-ignore
  const balances = moneyFields(pages, BALANCE).filter((hit) => !NOT_BALANCE.test(ownLabel(hit)) && !rows.has(hit.line)); // prettier-ignore
  const balanceIn = (hits: Money[]): Money | undefined =>
    hits.find((hit) => /starting|beginning|opening|projected|current|as of/i.test(hit.label)) ?? hits[0];
  const own = balanceIn(balances.filter((hit) => !isOfYear(hit)));
  const planned = own ? undefined : planStart(pages);
  const inWords = own || planned ? undefined : (toldField(prose, ctx, FIELD_OF_BALANCE) ?? toldAmount(prose, ctx, TOLD_BALANCE)); // prettier-ignore
  const balance = own ?? planned ?? (inWords ? undefined : balanceIn(balances));
  const percents = fields(pages, PERCENT_FUNDED, percent)
    .map((hit) => withSign(hit, MOST_FRACTION_FUNDED))
    .filter((hit) => hit.value <= 300 && /%|percent/i.test(hit.raw + hit.label) && !rows.has(hit.line));
  const contribution = contributionOf(pages, prose, { ctx, rows });
  return {
    facts: {
      ...optional('balance', balance ? money(ctx, balance) : inWords),
      ...optional('percentFunded', percentFundedOf({ percents, balance, fullyFunded, prose, ctx })),
      ...optional('contribution', contribution.found),
      ...optional('inflation', rate({ pages, prose, ctx, label: INFLATION, before: /\binflat(?:ion|es?|ed|ing)\b(?: rate| factor)?[^.;%]{0,90}$|\b(?:costs?|prices)\b[^.;%$]{0,40}\b(?:(?:ris|grow|increas|escalat)\w*|go(?:ing)? up)[^.;%$]{0,25}$/i, after: /^ (?:is the (?:\w+ )?)?(?:(?:annual|estimated|assumed|projected|per year|each year|a year) )*(?:(?:with|for|of) )?(?:rate of )?(?:inflation|cost (?:growth|increases?|escalation))/i })), // prettier-ignore
      ...optional('interest', rate({ pages, prose, ctx, label: INTEREST, before: /\b(?:interest|yield|return (?:on|of)|earnings?|earns?|investment|(?:accounts?|bank|union) pays?:?)\b[^.;%]{0,60}$/i, after: /^ (?:annual |per year )?(?:rate of )?(?:interest|yield|return)/i })), // prettier-ignore
    },
    ...(fullyFunded ? { fullyFunded } : {}),
    otherContributions: contribution.others,
  };
}

/** A figure of a table with a row a year: the plan's, and not where it starts, if the study says that elsewhere. */
const isOfYear = ({ how, line }: Labelled<number>): boolean =>
  how === 'below' && /^20\d\d$/.test(line.cells[0]?.text ?? '');

/** Of the value 1 as much as a cell without a sign may have: of the fully funded balance, and of a rate a year. */
const MOST_FRACTION_FUNDED = 1.5;
const MOST_FRACTION_RATE = 0.1;

/** `0.025` in a workbook whose cell has no format is 2.5%. */
function withSign(hit: Labelled<number>, most: number): Labelled<number> {
  const isFraction =
    hit.page.source === 'grid' && !hit.raw.includes('%') && hit.value > 0 && hit.value <= most;
  return isFraction ? { ...hit, value: Number((hit.value * 100).toFixed(4)), raw: hit.raw } : hit;
}

/** `The starting balance on January 1, 2026 is $57,950`. */
const FIELD_OF_BALANCE = {
  label: BALANCE,
  figure:
    /^(?:\s+(?:on|as of|at)\s+[A-Z][a-z]+ \d{1,2}, \d{4})?(?:\s+(?:is|of)\b|:)?\s+(\$[\d,]+(?:\.\d\d)?)/,
  valueOf: (text: string): string => centsToMoney(findAmounts(text)[0]?.cents ?? 0),
};

const FIELD_OF_PERCENT = {
  label: PERCENT_FUNDED,
  figure: /^(?:\s+is|:)?\s+(\d{1,3}(?:\.\d+)?)\s?%/,
  valueOf: Number,
};

const TOLD_BALANCE = {
  before:
    /(?<!\brequired (?:in|for) (?:the |its |our )?)\breserves?\b(?:[^.;$]|\b(?:Inc|Co|Corp|Assn|Assoc)\.){0,110}\b(?:is|was|of|totals?|totall?ed|will be|at|has|have|held|holds?)\s*(?:approximately\s+|about\s+|an estimated\s+|(?:projected|expected|estimated) (?:to be|at)\s+)?$|\b(?:has|have|holds?)\s+(?:approximately\s+|about\s+)?$/i,
  after:
    /^\s*(?:(?:in|held in|on deposit in)\s+(?:its\s+|the\s+)?(?:\w+\s+)?reserves?\b|is the (?!fully|ideal|required|recommended)(?:\w+ ){0,3}reserve balance\b)/i,
  never: /fully|ideal|contribut|recommend|per (?:month|year)|annual|assessment|expend|cost|budget|transfer/i,
};

/** Of fields that run on in one cell the words before the amount. */
function ownLabel({ how, label, raw }: Money): string {
  const at = how === 'same' ? label.indexOf(raw) : -1;
  return at > 0 ? label.slice(0, at) : label;
}

interface Percents {
  percents: Labelled<number>[];
  balance: Labelled<number> | undefined;
  fullyFunded: Labelled<number> | undefined;
  prose: Prose;
  ctx: KindContext;
}

/** `Measured against the fully funded balance the fund stands at 64%`. */
const MEASURED =
  /\b(?:against|compared (?:with|to)|relative to) (?:the |its )?(?:fully[- ]funded|ideal) (?:balance|reserves?|amount)\b[^%;]{0,120}\b(?:stands at|is|are)\s*$/i;

/** Of several the one that balance and fully funded balance make; a table of years prints one for each. */
function percentFundedOf(about: Percents): Cited<number> | undefined {
  const { percents, balance, fullyFunded, prose, ctx } = about;
  const made = balance && fullyFunded && (balance.value * 100) / fullyFunded.value;
  const fits = made === undefined ? undefined : percents.find((hit) => Math.abs(hit.value - made) < 0.6);
  const hit = fits ?? percents.find((one) => !isOfYear(one));
  if (hit) {
    const distinct = new Set(percents.filter((one) => one.how !== 'below').map((one) => one.value)).size;
    return figure(ctx, hit, fits ? 0.97 : distinct > 1 ? 0.8 : 0.95);
  }
  const field = toldField(prose, ctx, FIELD_OF_PERCENT);
  if (field) return field;
  const inWords = toldPercent(prose, ctx, {
    before:
      /^\s*(?:(?:that|this|it) is|we are)\s+$|\bso that it is\s+$|(?:fund\w*|reserves?|balance)[^.;%]{0,70}$|^\s*$|\b(?:association|corporation|cooperative|community|reserves?|account|funds?)\b[^%]{0,160}\b(?:is|are|was|were)\s{1,3}(?:\w+\s{1,3}){0,2}$/i,
    after:
      /^\s*(?:of\s+(?:the\s+(?:amount|balance)\s+of\s+)?(?:the\s+|its\s+|an?\s+)?(?:fully|full|ideal)\b|(?:fully\s+)?(?:-\s*)?funded|of\s+the\s+\$[^.;%]{3,50}\bfully\s+funded|of\s+(?:what|the\s+(?:amount|balance|sum))\b[^.;%$]{0,60}\b(?:requir\w+|calls?\s+for|prescrib\w+|needs?|needed|asks?\s+for|should|ought)\b)/i,
    both: true,
    most: 300,
  });
  const measured = inWords ?? toldPercent(prose, ctx, { before: MEASURED, both: false, most: 300 }); // prettier-ignore
  return measured ?? (percents[0] && figure(ctx, percents[0], 0.8));
}

function money(ctx: KindContext, hit: Money): Cited<string> {
  return cited({
    value: centsToMoney(hit.value),
    raw: hit.raw,
    source: cite(ctx, hit.page, hit.line, hit.cell),
    confidence: (hit.how === 'below' ? 0.85 : 0.95) * hit.trust,
  });
}

const figure = (ctx: KindContext, hit: Labelled<number>, confidence: number): Cited<number> =>
  citedIn(ctx, hit, hit.how === 'below' ? confidence - 0.1 : confidence);

/** Percent a year above which a rate is doubted. */
export const MOST_RATE = 10;

interface RateAt {
  pages: Page[];
  prose: Prose;
  ctx: KindContext;
  label: RegExp;
  before: RegExp;
  after: RegExp;
}

function rate(about: RateAt): Cited<number> | undefined {
  const { pages, prose, ctx, label, before, after } = about;
  const saysPercent = ({ raw, label: words }: Labelled<number>): boolean =>
    /%|percent/i.test(`${raw}${words}`);
  const hit = fields(pages, label, percent)
    .map((one) => (saysPercent(one) ? one : withSign(one, MOST_FRACTION_RATE)))
    .find(
      (one) =>
        one.value <= 25 && (saysPercent(one) || one.value !== Number(one.raw)) && one.label.length < 80,
    );
  // Recognition drops points: no study assumes 15 % of interest or inflation.
  return hit
    ? figure(ctx, hit, hit.value > MOST_RATE ? 0.45 : 0.93)
    : toldPercent(prose, ctx, { before, after, both: false, most: 25 });
}
