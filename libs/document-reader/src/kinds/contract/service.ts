import type { Cited } from '@hoa/contracts';
import { citedAt, type Prose } from '../reading/prose';
import type { KindContext } from '../types';
import { isMail, subjectParts } from './correspondence';
import { CUSTOMER_NAME } from './party-names';
import { byPricedRow } from './service-rows';
import { byTrade } from './service-trade';
import { isOfNoTrade, isOfTrade, plainTrade } from './trades';

/** A heading, or the words that repeat it: `This Landscape Maintenance Agreement`. */
const TITLE =
  /(?:^|\n|\.\s|\s{2})\s*((?:(?:THIS|This|THE|The)\s+)?(?:[A-Z][\w&/,'’-]*[ \t]+|(?:and|of|AND|OF)[ \t]+|[&/-][ \t]+){1,8})(?:agreement|contract|proposal|service order|work order|(?<=(?:service|maintenance)\s)plan)s?\b(?=\s*(?:\n|$|\(|is\b|made|no\b|number|between|for\b|-|–|—|dated|this|and\b|20\d\d\b|\s{2}))/gi;
const FOR =
  /(?:^|\n)\s*(?:agreement|contract|proposal)\s+for\s+((?:[A-Z][\w&/'’-]*[ \t]*|(?:and|of)[ \t]+){1,7})/gi;
const GENERIC =
  /^(?:this|the|to|first|second|third|fourth|fifth|\d{1,2}(?:st|nd|rd|th)|bulk|customer|client|owner|subscriber|subscription|member|commercial|residential|vendor|supplier|provider|purchase|work|job|letter|memorandum|understanding|addendum|amendment|extension|dated|existing|current|original|new|service|services|general|master|annual|standard|quot(?:e|ation)|proposal|estimate|bid|order|independent contractor|contractor|stipulated|lump|fixed|guaranteed|maximum|sum|total|price|cost|short|professional|customer|vendor|maintenance|scheduled|outsourcing|renewal|plan|an?|and|for|of|\s|exhibit|form|year|amended|restated|platinum|gold|silver|bronze|premium|full|plus|basic|comprehensive|signature|agreement|accepted|approved|signed|[/&])*$/i;
const LABEL =
  /(?:^|\n|\s{2,}|\.\s)\s*(?:services?(?: (?:type|description|provided|ordered|requested|required))?|scope(?: of (?:work|services?))?|(?:type|nature|kind) of (?:services?|work)|description of (?:services?|work)|re|subject|project|work|job|what)\s*:\s*(?=\S)|(?:^|\n|\s{2,})(?:services?(?: (?:type|provided|ordered|requested|required))?|(?:type|nature|kind) of (?:services?|work)|description of (?:services?|work)|scope(?: of (?:work|services?))?|work|program|for)(?: {2,}|\t)(?=\S)/gi;
/** `Proposal for`, `Renewal of agreement -` before what it is a proposal or a renewal of. */
const SUBJECT =
  /^(?:(?:our|the|your)\s+)?(?:\w+\s+)?(?:proposal|quot(?:e|ation)|bid|estimate|renewal|extension|agreement|contract)(?:\s+(?:of|for)\s+(?:(?:the|our|your|service)\s+)*(?:agreement|contract|services?))?\s*(?:for\b|[-–—:,]|\bto provide\b)\s*(?:the\s+)?/i;
const PROVIDES =
  /(?:engaged in the business of (?:providing\s+)?|provide[sd]?(?: certain)?\s+|perform\s+|furnish\s+|desires to (?:obtain|engage)[^.]{0,40}?\bto (?:provide|perform)\s+|for the purpose of\s+|retains?[^.]{0,60}?\bto (?:provide|perform)\s+)(?!(?:for|of|with|to)\b)((?:[a-z][\w/&-]*,?\s+){0,6}?(?:services?|maintenance|management|monitoring|removal|processing|hosting|control|care|cleaning|collection))\b(?!\s+(?:materials?|supplies|products|equipment)\b)/i;

/** `MASTER AGREEMENT - WINDOW WASHING`: the title says behind its dash what it is for. */
const BEHIND_TITLE =
  /(?:^|\n)[^\n]{0,60}\b(?:agreement|contract|proposal|bid(?: form)?|(?:service|work) order|addendum|renewal)\s*(?:[-–—:]|\bfor\b)\s*([A-Za-z][A-Za-z&/,'’ -]{3,60}?)\s*(?=\n|$|\s{2})/gi;
/** `to the Window washing Contract`: a document on another names it by its trade. */
const AMENDED =
  /\b(?:amendment|addendum|extension|renewal)\b[^\n]{0,25}?\b(?:to|of)\s+(?:the\s+)?((?:[A-Za-z&/-]+\s+){1,6}?)(?:agreement|contract)\b/gi;
/** `signed a contract for window washing that`: an amendment says what the first document was for. */
const CONTRACT_FOR =
  /\b(?:contract|agreement)\s+for\s+(?:the\s+)?((?:[a-z&/-]+\s+){1,8}?)(?=(?:that|which|at|dated|between|with|has|is|from|expires|ends)\b)/g;
/** `pleased to offer window washing from May 1`. */
const OFFERED =
  /\b(?:pleased to (?:offer|provide|propose|quote|continue|furnish)|propos(?:e|es) to (?:provide|furnish|perform|supply|render|carry out))(?: you)?(?: (?:with|our|the|a|an))*\s+([a-z][a-z&/,' -]{3,60}?)\s*(?=(?:services? )?(?:as (?:follows|described|specified|set|listed|stated)|from|for|at|to|beginning|commencing|starting|during|through)\b|[.;:\n(])/g;
/** `between Oak Owners ("Owner") and Apex Lifts ("Contractor"), for elevator maintenance.`: behind the parties, what binds them. */
const BETWEEN_FOR =
  /["”'’]\s*\)\s*,?\s*for (?:the )?([a-z][a-z&/,' -]{3,60}?)\s*(?=(?:services? )?(?:as|at|of|to|in|on|from|beginning|commencing|starting)\b|[.;:\n(])/g;

/** Words that lead to the service, how far into the document they stand, and how sure they are. */
const LEADING: readonly [RegExp, within: number, confidence: number][] = [
  [BEHIND_TITLE, 1500, 0.85],
  [AMENDED, 600, 0.85],
  [CONTRACT_FOR, 1500, 0.8],
  [BETWEEN_FOR, 3000, 0.85],
  [OFFERED, 4000, 0.8],
];

/** What the contract is for: its title, a label, the words on what is provided, or the trade that it speaks of most. */
export function serviceOf(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  const found = serviceIn(prose, ctx);
  const plain = found && plainTrade(found.value, prose.text);
  return plain ? { ...found, value: plain } : found;
}

function serviceIn(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  return (
    bySubject(prose, ctx) ??
    byLabel(prose, ctx) ??
    byTitle(prose, ctx) ??
    named(prose, ctx) ??
    byPricedRow(prose, ctx) ??
    bySentence(prose, ctx)
  );
}

/** What a sentence says is provided, if it names work: `products and related services` gives way to the trade spoken of. */
function bySentence(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  const said = byProvision(prose, ctx);
  const namesWork = said && (isOfTrade(said.value) || plainTrade(said.value, prose.text) !== undefined);
  return namesWork ? said : (byTrade(prose, ctx) ?? said);
}

/** `Pool care estimate and agreement`: what the document is besides. */
const OFFERED_AND = /\s*\b(?:proposal|estimate|quotation|bid) (?:and|&)$/i;

function byTitle(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  for (const match of prose.text.slice(0, 6000).matchAll(TITLE)) {
    const words = match[1]!.replace(/[\s–—-]+$/, '');
    // `Customer   Oak Ridge HOA   Agreement No.`: the fields of a form are no title.
    if (words.length < 4 || !isTitleCase(words) || SENTENCE.test(words) || words.includes('  ')) continue;
    const named = words
      .replace(/^.*\b(?:amendment|addendum|modification) (?:to|of) /i, '')
      .replace(/^(?:(?:THIS|THE|AN?|IN|OF|AND|TO)\s+)+/i, '')
      .replace(OFFERED_AND, '');
    // `TERM OF CONTRACT` and the second line of a title are none.
    if (
      named.length < 4 ||
      GENERIC.test(named) ||
      !/[a-z]{3}/i.test(named) ||
      /\b(?:terms|conditions|reference|such|entire|parties|subject|inc|llc|company|association$|and$|of$)\b/i.test(
        named,
      )
    )
      continue;
    const start = match.index + match[0].indexOf(named);
    // `Monitoring and inspection` does not say of what: the trade that is spoken of does.
    const saysNone = isOfNoTrade(named) && !isOfTrade(named) && !plainTrade(named, prose.text);
    const trade = saysNone ? byTrade(prose, ctx) : undefined;
    if (trade) return trade;
    return citedWords(prose, ctx, { words: named, start, confidence: 0.9, isTitle: true });
  }
  for (const match of prose.text.slice(0, 3000).matchAll(FOR)) {
    const value = match[1]!.trim();
    // A line of a sentence may begin with `agreement for`.
    if (
      GENERIC.test(value) ||
      value.length < 5 ||
      CUSTOMER_NAME.test(value) ||
      (!isTitleCase(value) && !isOfTrade(value))
    )
      continue;
    const start = match.index + match[0].lastIndexOf(value);
    return citedWords(prose, ctx, { words: value, start, confidence: 0.85, isTitle: true });
  }
  return undefined;
}

/** `If the contract is ended early`: a sentence begins with what no title does. */
const SENTENCE =
  /^(?:if|when|where|whenever|should|unless|until|upon|after|before|once|while|during|under|because|although|as|any|no|each|every|either|neither|both|such|our|your|their|its|all|in|on|at|by|with|from|except)\b/i;

function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !/^(?:and|of|for|the|to|an?)$/i.test(word));
  return words.every((word) => /^[A-Z&/]/.test(word));
}

/** Of a mail's subject the part that names a trade and no association. */
function bySubject(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  if (!isMail(prose)) return undefined;
  const part = subjectParts(prose).find(({ text }) => isOfTrade(text) && !CUSTOMER_NAME.test(text));
  if (!part || part.start < 0 || part.text.length > 70) return undefined;
  // `PM agreement, 250 kW set` names the document and what it is on, and not the work.
  if (SUBJECT.test(part.text)) return byTrade(prose, ctx);
  return citedWords(prose, ctx, { words: part.text, start: part.start, confidence: 0.8 });
}

/** Words that the name of a service may have. */
const MOST_WORDS = 8;

function byLabel(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  for (const match of prose.text.slice(0, 8000).matchAll(LABEL)) {
    const at = match.index + match[0].length;
    const words = prose.text
      .slice(at, at + 120)
      // Within a line of prose the words go on in the next.
      .split(/^\.[ \t]/.test(match[0]) ? /\n\n|\s{2,}|\.\s/ : /\n|\s{2,}|\.\s/)[0]!
      .trim();
    const lead = SUBJECT.exec(words)?.[0].length ?? 0;
    // What the service consists of stands behind its name.
    const named = /^[^:;]{5,60}(?=:\s)/.exec(words.slice(lead))?.[0];
    const whole = (named ?? words.slice(lead)).replace(/ (?:proposal|quotation|quote|bid|estimate)$/i, '');
    // `Mowing and landscape care, common areas and entrance`: where it is done stands behind a comma.
    const [first = ''] = whole.split(/,\s|\sas\s/);
    const value = whole.split(/\s+/).length > MOST_WORDS && isOfTrade(first) ? first : whole;
    const start = at + lead;
    if (
      value.length < 5 ||
      // `Buildings 1 through 4: remove the shingles`: where the work is done.
      (named !== undefined && /\d/.test(named) && !isOfTrade(named)) ||
      value.length > 70 ||
      // Without a colon `Service` may head a column: `Devices`, `What is done`.
      ((CUSTOMER_NAME.test(value) || (named === undefined && !match[0].includes(':'))) &&
        !isOfTrade(value)) ||
      /^(?:re|fwd?)\s*:|\b(?:agreement|contract|rates?|pric(?:es?|ing)|increase|budget)$|[$]|\b(?:shall|will|agrees?|following|attached|exhibit|see)\b/i.test(
        value,
      ) ||
      value.split(/\s+/).length > MOST_WORDS
    )
      continue;
    return citedWords(prose, ctx, { words: value, start, confidence: 0.8 });
  }
  return undefined;
}

function byProvision(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  const match = PROVIDES.exec(prose.text.slice(0, 9000));
  if (
    !match ||
    GENERIC.test(match[1]!.trim()) ||
    /^(?:the|such|all|its|these|certain|any|said|other)?\s*(?:services?|maintenance|management)$/i.test(
      match[1]!.trim(),
    )
  )
    return undefined;
  const start = match.index + match[0].lastIndexOf(match[1]!);
  const [first] = match[1]!.trim().split(/\s+/);
  // `cleaning, testing and chemical treatment of the pool`: of a list its first word alone is another trade.
  const whole = /^[^.;:$\n]{5,90}(?=[.;:\n])/.exec(prose.text.slice(start, start + 91))?.[0];
  const value = first === match[1]!.trim() && whole ? whole : match[1]!.trim();
  return citedWords(prose, ctx, { words: value, start, confidence: 0.75 });
}

/** Words that one of the patterns finds and that name a trade. */
function named(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  for (const [pattern, within, confidence] of LEADING) {
    for (const match of prose.text.slice(0, within).matchAll(pattern)) {
      const words = match[1]!.trim();
      if (!isOfTrade(words) || GENERIC.test(words) || CUSTOMER_NAME.test(words)) continue;
      const start = match.index + match[0].indexOf(words);
      return citedWords(prose, ctx, { words, start, confidence, isTitle: words === words.toUpperCase() });
    }
  }
  return undefined;
}

interface Words {
  words: string;
  start: number;
  confidence: number;
  /** Set in capitals, which say nothing of the service. */
  isTitle?: boolean;
}

function citedWords(prose: Prose, ctx: KindContext, { words, start, confidence, isTitle }: Words) {
  const value = words.replace(/\s+/g, ' ').replace(/[,;]$/, '');
  const end = start + words.length;
  return citedAt(prose, ctx, { value: isTitle ? value.toLowerCase() : value, start, end, confidence });
}
