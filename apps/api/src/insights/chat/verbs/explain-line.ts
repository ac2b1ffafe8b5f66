import { toCents } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { z } from 'zod';
import { explanationOf, quotedSources } from '../../explanations/chains/explain-change/rules';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import {
  against,
  amountOf,
  dollars,
  lineCitation,
  linesTable,
  previousYearOf,
  sourceCitation,
  sumOf,
  unknownNote,
} from '../figures';
import { scopesOf, type Scope } from '../question/scope';
import { leftOver } from '../question/words';
import { yearsAsked } from '../question/years';

const Args = z.object({
  line: z
    .string()
    .describe('Name or GL code of a line, or the name of a section: "insurance", "7810", "utilities"'),
});
type Args = z.infer<typeof Args>;

const ASKING =
  /\b(?:explain(?:ed)?|explanation|explains|cost(?:s|ing)?|spend(?:ing)?|spent|pay(?:ing|s)?|paid|budget(?:ed|ing|s)?|amounts?|numbers?|figures?|lines?(?: items?)?|items?|category|section|account|gl|code|reasons?|reasoning|behind|because|up|down|go(?:es|ing|ne)?|went|gone|increas(?:e[sd]?|ing)|decreas(?:e[sd]?|ing)|rais(?:e[sd]?|ing)|ris(?:e[sn]?|ing)|rose|gr(?:ow(?:n|s|ing)?|ew)|drop(?:s|ped|ping)?|f[ae]ll(?:s|en|ing)?|higher|lower|more|less|larger|bigger|smaller|expensive|chang(?:e[sd]?|ing)|jump(?:s|ed|ing)?|calculat(?:e[sd]?|ion|ing)|comput(?:e[sd]?|ed)|deriv(?:e[sd]?|ed)|based|basis|comes?|came|coming|from|sourc(?:e[sd]?)|details?|break ?down|broken|made|makes?|get|got|set aside|plan(?:ned|ning|s)?|propos(?:e[sd]?|al|ing)|total(?:s|ed)?|estimat(?:e[sd]?)|expect(?:ed)?|justif(?:y|ied|ication)|documents?|support(?:s|ed|ing)?|evidence|allocat(?:e[sd]?|ion)|includ(?:e[sd]?|ing)|contain(?:s|ed)?|put(?:ting)?|big|large|high|low|annual(?:ly)?|yearly|year|sum|compared?|differ(?:ent|ence)?|percent(?:age)?|%|formula|arrived?|determin(?:e[sd]?)|walk through|going into|goes into|out|each|through|move[sd]?|all|every|value|proposing|assumed|assumptions?|worth|bill|bring(?:s|ing)? in|charged?|walk|come up|actual(?:ly)?|so|such|negative|positive|this|time|get|getting|decided?|arrive|it|him|her|them|they|for|calculations?|math|mathematics|arithmetic|premiums?|almost|nearly|about|roughly|doubl(?:e[sd]?|ing)|tripl(?:e[sd]?|ing)|quadrupl(?:e[sd]?|ing)|hal(?:f|ved?)|together|combined|both|two|three|four|new|added|first|why|work(?:s|ed)? out|reach(?:ed)?|now|money|did|you|bills?|than|last|vs|planned)\b|%/;

function understand(question: string, context: ChatContext): Args | null {
  const { years, rest, every } = yearsAsked(question, context.parameters.year);
  if (every || years.some((year) => !isShown(year, context))) return null;
  // Words of a line's own name stay: "Legal - Collections" is not what a board collects.
  const codes = new Set(context.items.map(({ glCode }) => glCode));
  const figures: string[] = [];
  const words = rest.replace(FIGURE, (figure) => {
    if (codes.has(figure.trim())) return figure;
    figures.push(figure);
    return ' ';
  });
  const own =
    lineIn(leftOver(words, []), context) ??
    lineIn(leftOver(words, [ASKING]), context) ??
    lineIn(leftOver(words, [ASKING, TALK]), context);
  if (own === null || isContractOnly(question, own, context)) return null;
  // "why is it 500": an amount that is not the line's would be explained as if it were.
  return figures.every((figure) => isFigureOf(figure, own, context)) ? { line: own } : null;
}

/** Amounts that are mentioned; years and GL codes are not. */
const FIGURE =
  /(?<![\d-])\$? ?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)? ?k\b|\$ ?\d+(?:\.\d+)?|\b\d{3,4}(?:\.\d+)?\b|\b\d{5,}(?:\.\d+)?\b)/g;
const TALK =
  /\b(?:looks?|looking|seems?|off|wasnt|isnt|werent|didnt|was not|on|thing|things|stuff|part|agreed|never|always|again|too|very|right|correct|wrong|weird|strange|odd|huge|crazy|confus(?:ed|ing)|not|no)\b/;

function isFigureOf(figure: string, words: string, { items }: ChatContext): boolean {
  const plain = figure.replace(/[$,\s]/g, '');
  const dollars = Number.parseFloat(plain) * (plain.endsWith('k') ? 1000 : 1);
  const step = plain.endsWith('k') ? 1000 : 1;
  const of = (scopesOf(words, items) ?? []).flatMap((scope) => scope.items as BudgetItem[]);
  const sum = sumOf(of);
  const known = [
    sum.proposedCents,
    sum.previousCents,
    ...of.flatMap((item) => [
      toCents(item.proposedBudget),
      toCents(item.previousYear),
      ...(item.method?.history ?? []).flatMap((year) =>
        [year.actual, year.adopted, year.projected].flatMap((one) =>
          one === undefined ? [] : [toCents(one)],
        ),
      ),
    ]),
  ];
  return known.some((cents) => Math.abs(Math.abs(cents) / 100 - dollars) <= step);
}

/** "The landscaping contract" is a document, unless a line is called so. */
function isContractOnly(question: string, words: string, { items }: ChatContext): boolean {
  const named = /\b(?:contract|agreement)s?\b/.exec(question)?.[0];
  if (named === undefined || !words.includes(named)) return false;
  const of = (scopesOf(words, items) ?? []).flatMap((scope) => scope.items as BudgetItem[]);
  return !of.some(({ description }) => /contract|agreement/i.test(description));
}

function lineIn(words: string, { items }: ChatContext): string | null {
  const scopes = scopesOf(words, items);
  return scopes === null || scopes.some(({ kind }) => kind === 'expenses' || kind === 'income')
    ? null
    : words;
}

/** The years that an explanation speaks of. */
const isShown = (year: number, { parameters, items }: ChatContext): boolean =>
  year === parameters.year || items.some((item) => item.previousYearOf === year);

async function answer({ line }: Args, context: ChatContext): Promise<VerbAnswer | null> {
  const scopes = scopesOf(line, context.items);
  if (!scopes) return null;
  const items = [...new Set(scopes.flatMap((scope) => scope.items as BudgetItem[]))];
  const [only] = items;
  if (only && items.length === 1) return explained(only, context);
  const names = scopes.map(({ name }) => name).join(', ');
  return listed(items, scopes.length === 1 ? names : 'These lines', { scopes, context });
}

async function explained(item: BudgetItem, context: ChatContext): Promise<VerbAnswer> {
  const readable = await context.readable(quotedSources(item));
  const places = readable.map((source) => sourceCitation(item.description, source));
  return {
    content: explanationOf({ ...item, sources: readable }),
    citations: [lineCitation(item), ...places],
  };
}

function listed(
  items: readonly BudgetItem[],
  name: string,
  { scopes, context }: { scopes: readonly Scope[]; context: ChatContext },
): VerbAnswer {
  const sum = sumOf(items);
  const year = previousYearOf(items);
  const isNamed = scopes.length === 1 && scopes[0]?.kind === 'group';
  const moved = [...items]
    .filter((item) => item.previousYearKnown && item.proposedBudget !== item.previousYear)
    .sort((a, b) => differenceOf(b) - differenceOf(a))
    .slice(0, 3)
    .map(
      (item) =>
        `${item.description} is ${amountOf(item)}, ${against(toCents(item.proposedBudget), toCents(item.previousYear), year)}. ${item.formula}`,
    );
  return {
    content: [
      `${isNamed ? name : 'These lines'} ${isNamed && !/s$/.test(name) ? 'comes' : 'come'} to ${dollars(sum.proposedCents)}, ${against(sum.proposedCents, sum.previousCents, year)}.`,
      unknownNote(sum.unknown),
      ...(moved.length > 0 ? ['What changes most:', ...moved] : []),
    ]
      .filter((part) => part !== '')
      .join('\n'),
    citations: items.map(lineCitation),
    table: linesTable(isNamed ? name : 'Lines', items, context.parameters.year),
  };
}

const differenceOf = (item: BudgetItem): number =>
  Math.abs(toCents(item.proposedBudget) - toCents(item.previousYear));

export const explainLine: Verb<Args> = {
  name: 'explain_line',
  description: 'Why a line or section of the budget is what it is: amount, last year, formula, sources.',
  args: Args,
  understand,
  answer,
};
