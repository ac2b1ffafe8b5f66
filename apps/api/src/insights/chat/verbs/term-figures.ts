import {
  formatPercent,
  lineAmounts,
  ownersPay,
  percentChange,
  sameWords,
  sumCents,
  toCents,
  type Cents,
} from '@hoa/budget-math';
import type { ChatContext, Passage } from '../context';
import { dollars, exactDollars } from '../figures';
import { TOGETHER } from '../question/read';

/** What follows in dollars from sentences that are quoted, where both figures of the computation are stated. */

interface Quoted {
  passage: Passage;
  /** "deductible" */
  term: string;
  thing: string;
}

interface Of {
  quotes: readonly Quoted[];
  /** All sentences of the same documents. */
  all: readonly Passage[];
  /** As it was asked. */
  question: string;
  context: ChatContext;
}

export function followingFrom(of: Of): string[] {
  const each = of.quotes.flatMap((one) => [...deductibles(one, of), ...timesRate(one, of), ...cap(one, of), ...shareOf(one, of)]); // prettier-ignore
  return [...new Set([...each, ...premiumsOf(of)])];
}

/** "D&O and umbrella, the two premiums together": of rows under a last column of premiums. */
function premiumsOf({ quotes, all, question }: Of): string[] {
  const rows = [...new Set(quotes.filter(({ term }) => term === 'premium').map(({ passage }) => passage))];
  const isUnderPremium = rows.every((row) => /premium$/i.test(all.slice(0, all.indexOf(row)).findLast(({ text }) => / {2}\S/.test(text) && !/\d/.test(text))?.text ?? '')); // prettier-ignore
  const amounts = rows.flatMap(({ text }) => /\$ ?([\d,]+(?:\.\d\d)?)$/.exec(text)?.[1] ?? []);
  if (!TOGETHER.test(question) || rows.length < 2 || amounts.length < rows.length || !isUnderPremium) return []; // prettier-ignore
  return [
    `The premiums together: ${dollars(sumCents(amounts.map((one) => toCents(one.replaceAll(',', '')))))}.`,
  ];
}

const PERCENT = String.raw`(\d+(?:\.\d+)?) ?(?:%|percent)`;
const OF_LIMIT = new RegExp(`${PERCENT} of (?:the |its )?(?:total )?(limit|insured value|insured values|(?:building|property)(?: insured)? (?:limit|value)|amount of insurance)`, 'gi'); // prettier-ignore

/** "Divide that over the units, what does each owner get hit for". */
const EACH_OWNER = /\b(?:each|per|every|an|a) (?:owner|unit|home|door)\b|\b(?:divided?|split|spread)\b/;

/** "2% of the insured value": of the limit of the building, or of the cover that the sentence names. */
function deductibles({ passage: { text }, term, thing }: Quoted, { all, question, context }: Of): string[] {
  const { units } = context.parameters;
  if (term !== 'deductible') return [];
  return [...text.matchAll(OF_LIMIT)].flatMap(([said, percent = '', of = '']) => {
    const before = text.slice(0, text.indexOf(said)).split(/[.;] /).at(-1) ?? '';
    if (thing !== '' && !sameWords(thing).some((word) => before.toLowerCase().includes(word))) return [];
    const rows = all.filter((one) => / {2}\$ ?\d/.test(one.text) && !/^total|^policy /i.test(one.text));
    const own = rows.filter((row) => sameWords(nameOf(row)).some((word) => before.toLowerCase().includes(word)) || before.toLowerCase().includes(nameOf(row))); // prettier-ignore
    const found = /^limit$/i.test(of) && own.length > 0 ? own : rows.filter((row) => /^(?:property|building)/.test(nameOf(row))); // prettier-ignore
    const [row] = found;
    const limit = row && found.length === 1 && isOfLimits(row, all) ? /\$ ?([\d,]+)(?! ?\/)/.exec(row.text)?.[1] : undefined; // prettier-ignore
    if (limit === undefined) return [];
    const cents = toCents(limit.replaceAll(',', ''));
    const share = part(cents, Number(percent));
    return [
      `${percent}% of ${dollars(cents)} is ${dollars(share)}.`,
      ...(EACH_OWNER.test(question) ? [`${dollars(share)} / ${units} units = ${exactDollars(Math.round(share / units))} a unit, divided equally.`] : []), // prettier-ignore
    ];
  });
}

const nameOf = ({ text }: Passage): string => (text.split(/ {2,}/)[0] ?? '').toLowerCase();
const part = (cents: Cents, percent: number): Cents => Math.round((cents * percent) / 100);

/** The first amount of its table is a limit. */
function isOfLimits(row: Passage, all: readonly Passage[]): boolean {
  const header = all.slice(0, all.indexOf(row)).findLast(({ text }) => / {2}\S/.test(text) && !/\d/.test(text)); // prettier-ignore
  return /^\S[^$]*? {2,}(?:limit|insured|amount of insurance)/i.test(header?.text ?? '');
}

const COUNT = /\b(\d{1,3}(?:\.\d+)?) (?:(?:more|extra|further|additional|certified|bulk|service|overtime|late) )?(hours?|visits?|calls?|letters?|items?|remotes?|keys?|trips?|meetings?|liens?|copies)\b/; // prettier-ignore
export const isCounted = (plain: string): boolean => COUNT.test(plain);

/** "$54.00 an hour", "a further meeting costs $150.00": for so many of them. */
function timesRate({ passage: { text } }: Quoted, { question }: Of): string[] {
  const [, count, unit = ''] = COUNT.exec(question) ?? [];
  const noun = unit.replace(/s$/, '');
  const rates = [...text.matchAll(new RegExp(String.raw`\$ ?([\d,]+(?:\.\d\d)?) (?:an?|per|for each|each) ${noun}\b(?! of each)|\b${noun}s? costs? \$ ?([\d,]+(?:\.\d\d)?)`, 'gi'))]; // prettier-ignore
  const [rate] = rates;
  if (count === undefined || !rate || rates.length > 1) return [];
  const cents = toCents((rate[1] ?? rate[2] ?? '').replaceAll(',', ''));
  return [`${count} ${unit} at ${exactDollars(cents)} would be ${exactDollars(Math.round(cents * Number(count)))}.`]; // prettier-ignore
}

/** "More than 10 percent over the year before", "more than 115 percent of those of the preceding year". */
const OVER = new RegExp(`more than ${PERCENT} (?:over|above|higher than)|(?:raise|increase)\\w* .*by more than ${PERCENT}`, 'i'); // prettier-ignore
const OF_BEFORE = new RegExp(`more than ${PERCENT} of (?:those|that|the (?:assessments|dues))`, 'i');
const BEFORE = /\b(?:year before|previous|preceding|prior|last)\b/i;

const STARTING = /\b(?:from|over|above|starting (?:at|with)) \$?(?!20\d\d\b)(\d[\d,]+(?:\.\d\d)?)\b(?! ?(?:%|percent|months|years|days|units|homes|owners))/; // prettier-ignore

/** The most that dues may become without a vote, of what they are. */
function cap({ passage: { text }, term }: Quoted, { question, context }: Of): string[] {
  const { previousPerUnitCents: now, billing } = payOf(context);
  if (!/increase/.test(term) || now === null || !BEFORE.test(text)) return [];
  const [, over, by] = OVER.exec(text) ?? [];
  const [, of] = OF_BEFORE.exec(text) ?? [];
  const percent = over ?? by ?? of;
  if (percent === undefined) return [];
  const [, from] = STARTING.exec(question) ?? [];
  const base = from === undefined ? now : toCents(from.replaceAll(',', ''));
  const most = part(base, Number(percent)) + (of === undefined ? base : 0);
  if (base !== now) return [`${percent}% ${of === undefined ? 'over' : 'of'} ${exactDollars(base)} is ${exactDollars(most)}.`]; // prettier-ignore
  const then = payOf(context).perUnitCents;
  return [`${percent}% ${of === undefined ? 'over' : 'of'} the ${exactDollars(now)} that owners pay a ${billing} now is ${exactDollars(most)}. Proposed are ${exactDollars(then)} (${formatPercent(percentChange(then, now), { sign: true })}).`]; // prettier-ignore
}

const PAYS = /\b(?:pays?|paying|dues|fee|owes?|assessment|month(?:ly)?)\b/;

/** Of the budgeted dues what falls on a unit by its share, where costs are assessed so. */
function shareOf({ passage: { text }, term, thing }: Quoted, { all, question, context }: Of): string[] {
  const [, percent] = term === 'allocated interest' && text.startsWith(thing) ? (/(\d+\.\d+)%/.exec(text) ?? []) : []; // prettier-ignore
  const isAssessed = all.some((one) => /\bassessed\b.*\bin proportion\b/i.test(one.text));
  if (percent === undefined || !isAssessed || !PAYS.test(question)) return [];
  const year = part(payOf(context).duesCents, Number(percent));
  return [`By that share ${thing} pays ${exactDollars(Math.round(year / 12))} a month of the budgeted dues of ${context.parameters.year}: ${percent}% of ${exactDollars(payOf(context).duesCents)} is ${exactDollars(year)} a year.`]; // prettier-ignore
}

const payOf = ({ items, parameters }: ChatContext) => ownersPay(items.map(lineAmounts), parameters);
