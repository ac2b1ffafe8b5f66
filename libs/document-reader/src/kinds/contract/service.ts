import type { Cited } from '@hoa/contracts';
import { citedAt, type Prose } from '../reading/prose';
import type { KindContext } from '../types';

/** Trades of an association's contracts; the words that name them in a title or, by their number, in the text. */
const TRADES: [string, RegExp][] = [
  [
    'landscape maintenance',
    /landscap\w*|lawn (?:care|maintenance)|grounds? (?:maintenance|care|keeping)|turf|irrigation|mowing/gi,
  ],
  [
    'snow removal',
    /snow(?: and ice)?(?: removal| plowing| management)?|ice (?:removal|management|control)|plowing|de-?icing/gi,
  ],
  ['elevator maintenance', /elevators?|vertical transportation|hoistway/gi],
  ['pool maintenance', /\b(?:swimming )?pools?\b|\bspas?\b|aquatic|lifeguard/gi],
  [
    'community management',
    /(?:association|community|property|condominium) management|managing agent|management agreement/gi,
  ],
  ['janitorial services', /janitorial|custodial|cleaning services?|porter/gi],
  ['pest control', /pest|exterminat\w*|termites?|rodents?/gi],
  [
    'security services',
    /security (?:guards?|officers?|patrol|services?)|patrol|guard services?|access control/gi,
  ],
  ['trash collection', /trash|refuse|solid waste|garbage|recycl\w+|dumpsters?|hauling/gi],
  [
    'cable and internet',
    /cable (?:television|tv|service)|bulk (?:cable|internet|video|services)|internet|broadband|video service/gi,
  ],
  [
    'fire alarm monitoring',
    /fire (?:alarm|sprinkler|protection|monitoring|system)s?|alarm monitoring|central station|sprinklers?/gi,
  ],
  ['tree care', /tree (?:care|trimming|pruning|service|removal)|arbor\w+/gi],
  ['lake management', /(?:lake|pond|aquatic weed|stormwater pond)s? (?:management|maintenance|treatment)/gi],
  ['roof maintenance', /roof(?:ing)?\b/gi],
  ['generator maintenance', /generators?/gi],
  ['HVAC maintenance', /hvac|air[- ]conditioning|chillers?|cooling towers?|boilers?/gi],
  ['window cleaning', /window (?:cleaning|washing)/gi],
  ['gate maintenance', /gates?\b (?:maintenance|repair|operators?)/gi],
  ['laundry equipment', /laundry|washers? and dryers?/gi],
];

/** A heading, or the words that repeat it: `This Landscape Maintenance Agreement`. */
const TITLE =
  /(?:^|\n|\.\s|\s{2})\s*((?:(?:THIS|This|THE|The)\s+)?(?:[A-Z][\w&/,'’-]*[ \t]+|(?:and|of|AND|OF)[ \t]+|[&/-][ \t]+){1,8})(?:agreement|contract|proposal|service order|work order)s?\b(?=\s*(?:\n|$|\(|is\b|made|no\b|number|between|for\b|-|–|—|dated|this|\s{2}))/gi;
const FOR =
  /(?:^|\n)\s*(?:agreement|contract|proposal)\s+for\s+((?:[A-Z][\w&/'’-]*[ \t]*|(?:and|of)[ \t]+){1,7})/gi;
const GENERIC =
  /^(?:this|the|bulk|customer|service|services|general|master|annual|standard|independent contractor|contractor|professional|customer|vendor|maintenance|outsourcing|renewal|an?|and|for|of|\s|exhibit|form|year|amended|restated|platinum|gold|silver|bronze|premium|full|plus|basic|comprehensive|signature)*$/i;
const LABEL =
  /(?:^|\n|\s{2,}|\.\s)\s*(?:services?(?: (?:type|description|provided))?|scope(?: of (?:work|services?))?|type of service|description of services?|re|subject|project)\s*:\s*(?=\S)|(?:^|\n|\s{2,})(?:services?|scope(?: of (?:work|services?))?)(?: {2,}|\t)(?=\S)/gi;
/** `Proposal for`, `Renewal of agreement -` before what it is a proposal or a renewal of. */
const SUBJECT =
  /^(?:(?:our|the|your)\s+)?(?:\w+\s+)?(?:proposal|quot(?:e|ation)|bid|estimate|renewal|extension|agreement|contract)(?:\s+(?:of|for)\s+(?:(?:the|our|your|service)\s+)*(?:agreement|contract|services?))?\s*(?:for\b|[-–—:,]|\bto provide\b)\s*(?:the\s+)?/i;
/** What a row's next cell says where `Service` is the head of a column. */
const COLUMN_HEAD =
  /^(?:(?:unit|monthly|annual|total)\s+)?(?:prices?|rates?|fees?|costs?|amounts?|charges?|frequency|quantity|description|dates?|schedule|address|location)\b/i;
const PROVIDES =
  /(?:engaged in the business of (?:providing\s+)?|provide[sd]?(?: certain)?\s+|perform\s+|furnish\s+|desires to (?:obtain|engage)[^.]{0,40}?\bto (?:provide|perform)\s+|for the purpose of\s+|retains?[^.]{0,60}?\bto (?:provide|perform)\s+)((?:[a-z][\w/&-]*,?\s+){0,6}?(?:services|maintenance|management|monitoring|removal|processing|hosting|control|care|cleaning|collection))\b/i;

/** What the contract is for: its title, a label, the words on what is provided, or the trade that it speaks of most. */
export function serviceOf(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  return (
    byLabel(prose, ctx) ??
    byTitle(prose, ctx) ??
    byProvision(prose, ctx) ??
    byPromise(prose, ctx) ??
    byTrade(prose, ctx)
  );
}

function byTitle(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  for (const match of prose.text.slice(0, 6000).matchAll(TITLE)) {
    const words = match[1]!.trim();
    if (words.length < 4 || !isTitleCase(words)) continue;
    const named = words.replace(/^(?:(?:THIS|THE|AN?|IN|OF|AND)\s+)+/i, '');
    if (
      named.length < 4 ||
      GENERIC.test(named) ||
      !/[a-z]{3}/i.test(named) ||
      /\b(?:terms|conditions|reference|such|entire|parties|subject|inc|llc|company|association)\b/i.test(
        named,
      )
    )
      continue;
    const start = match.index + match[0].indexOf(named);
    return citedAt(prose, ctx, {
      value: named.replace(/\s+/g, ' ').toLowerCase(),
      start,
      end: start + named.length,
      confidence: 0.9,
    });
  }
  for (const match of prose.text.slice(0, 3000).matchAll(FOR)) {
    const value = match[1]!.trim();
    if (GENERIC.test(value) || value.length < 5) continue;
    const start = match.index + match[0].lastIndexOf(value);
    return citedAt(prose, ctx, {
      value: value.replace(/\s+/g, ' ').toLowerCase(),
      start,
      end: start + value.length,
      confidence: 0.85,
    });
  }
  return undefined;
}

function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !/^(?:and|of|for|the|to|an?)$/i.test(word));
  return words.every((word) => /^[A-Z&/]/.test(word));
}

function byLabel(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  for (const match of prose.text.slice(0, 8000).matchAll(LABEL)) {
    const at = match.index + match[0].length;
    const words = prose.text
      .slice(at, at + 120)
      // Within a line of prose the words go on in the next.
      .split(/^\.\s/.test(match[0]) ? /\n\n|\s{2,}|\.\s/ : /\n|\s{2,}|\.\s/)[0]!
      .trim();
    const lead = SUBJECT.exec(words)?.[0].length ?? 0;
    const [start, value] = [at + lead, words.slice(lead)];
    if (
      value.length < 5 ||
      value.length > 70 ||
      COLUMN_HEAD.test(value) ||
      /[$]|\b(?:shall|will|agrees?|following|attached|exhibit|see)\b/i.test(value) ||
      value.split(/\s+/).length > 8
    )
      continue;
    return citedAt(prose, ctx, { value, start, end: start + value.length, confidence: 0.8 });
  }
  return undefined;
}

function byProvision(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  const match = PROVIDES.exec(prose.text.slice(0, 9000));
  if (
    !match ||
    /^(?:the|such|all|its|these|certain|any|said|other)?\s*(?:services|maintenance|management)$/i.test(
      match[1]!.trim(),
    )
  )
    return undefined;
  const value = match[1]!.trim();
  const start = match.index + match[0].lastIndexOf(match[1]!);
  return citedAt(prose, ctx, {
    value: value.replace(/\s+/g, ' '),
    start,
    end: start + value.length,
    confidence: 0.75,
  });
}

/** `Contractor will perform courtesy patrol at the property:` what the vendor promises, whatever it is called. */
const PROMISE =
  /\b(?:(?:will|shall|agrees? to)\s+(?:perform|provide|furnish|render|deliver|supply)|performs|provides|furnishes|delivers|supplies)\s+((?:[a-z][\w/&-]*\s+){1,12}?)(?=(?:at|for|to|on|in|within|throughout)\s+(?:the|its|all|said|each|every)\b)/;
const NO_SERVICE =
  /^(?:all|any|the|its|their|such|these|those|said|each|every|an?|labor|materials?|certificates?|written|notice|evidence|proof|copies|prompt|reasonable|other|additional|extra|no|to)\b|\b(?:notice|insurance|certificates?|information|copies|written|following|described|set)\b/i;

function byPromise(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  for (const match of prose.text.slice(0, 6000).matchAll(new RegExp(PROMISE, 'g'))) {
    const value = match[1]!.trim();
    if (value.length < 5 || NO_SERVICE.test(value)) continue;
    const start = match.index + match[0].indexOf(value);
    return citedAt(prose, ctx, {
      value: value.replace(/\s+/g, ' '),
      start,
      end: start + value.length,
      confidence: 0.75,
    });
  }
  return undefined;
}

function byTrade(prose: Prose, ctx: KindContext): Cited<string> | undefined {
  const counted = TRADES.map(([name, words]) => ({ name, matches: [...prose.text.matchAll(words)] })).sort(
    (a, b) => b.matches.length - a.matches.length,
  );
  const [best, second] = counted;
  const first = best?.matches[0];
  if (!best || !first || best.matches.length < 2) return undefined;
  const confidence = best.matches.length > 2 * (second?.matches.length ?? 0) ? 0.75 : 0.55;
  return citedAt(prose, ctx, {
    value: best.name,
    start: first.index,
    end: first.index + first[0].length,
    confidence,
  });
}
