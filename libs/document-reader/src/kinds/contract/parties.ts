import type { Prose } from '../reading/prose';

/** A name that a contract binds, with the words by which it goes on. */
export interface Party {
  name: string;
  start: number;
  end: number;
  /** `Contractor`, `Association`; the defined term or the label before the name. */
  role: string;
  evidence: number;
}

const PREAMBLE =
  /(?:by\s+and\s+(?:between|among)|(?:is\s+)?(?:made|entered\s+into|agreement|contract|effective)[^.]{0,140}?\bbetween|^between|\n\s*between)\s*:?\s+/gi;
/** `("Contractor")`, `(hereinafter the "Association")`, `("Schindler", "we", "us")`, `hereinafter called Owner`. */
const TERM =
  /\(\s*(?:[^()"“”]{0,90}?)["“”']+\s*([A-Za-z][^"“”()]{1,40}?)\s*[,.]?["“”']*\s*(?:(?:[,;/]|\b(?:or|and)\b)\s*[^()]{0,60})?\)|\(\s*(?:(?:hereinafter|hereafter|herein)\s+(?:\w+\s+){0,4})?(?:the\s+)?([Cc]ontractor|[Vv]endor|[Aa]ssociation|[Oo]wner|[Cc]lient|[Cc]ustomer|[Cc]ompany|[Mm]anager|[Aa]gent|[Pp]rovider|[Ss]ervice [Pp]rovider|[Cc]onsultant|HOA|CONTRACTOR|OWNER|ASSOCIATION|CLIENT|CUSTOMER)\s*\)|(?:,?\s*(?:hereinafter|hereafter|herein)\s+(?:(?:referred to|called|known|designated|described|collectively|individually|sometimes|as|the|also|to)\s+)*)["“”']?([A-Z][A-Za-z ]{1,30}?)["“”']?(?=[,;.\s])/g;
const NAME_END =
  /\s*(?:,\s+(?:an?|the|with|whose|having|located|of|doing|d\/?b\/?a|its|as|acting|by and through|on behalf|organized|existing|individually|at|and|or|hereinafter|hereafter|[A-Z]?\d+\s|P\.?\s?O\.?\s)|\(|\s+(?:hereinafter|hereafter|whose|located|having|with (?:its|offices)|doing business|d\/b\/a|dba|of\s+\d+|at\s+\d+|for the|an?\s+[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s+(?:corporation|company|limited|non-?profit|not|partnership|LLC|C\b))|;|\n\n|\s{2,}|\n\s*\d+\s|\.\s+[A-Z][a-z]+\s[a-z])/;

/** Parties of the opening words: `by and between X ("Contractor") and Y ("Association")`. */
export function openingParties(prose: Prose): Party[] {
  for (const match of prose.text.slice(0, 12_000).matchAll(PREAMBLE)) {
    const start = match.index + match[0].length;
    const parties = pairFrom(prose.text, start);
    if (parties.length === 2) return parties;
  }
  return [];
}

function pairFrom(text: string, start: number): Party[] {
  const window = text.slice(start, start + 1100);
  const terms = [...window.matchAll(TERM)].map((match) => ({
    role: (match[1] ?? match[2] ?? match[3] ?? '').trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const [first, second] = terms.filter(
    (term) => !/part(?:y|ies)|agreement|collectively|effective date|contract\b|services?$/i.test(term.role),
  );
  if (first && second) {
    return [
      nameAt(window, { from: 0, to: first.start, start, role: first.role }),
      nameAt(window, { from: first.end, to: second.start, start, role: second.role }),
    ].filter((party) => party !== undefined);
  }
  const and = splitAtAnd(window);
  if (and === undefined) return [];
  const role = (from: number, to: number): string =>
    terms.find((term) => term.start >= from && term.start < to)?.role ?? '';
  const names = [
    nameAt(window, { from: 0, to: and.start, start, role: role(0, and.start) }),
    nameAt(window, {
      from: and.end,
      to: Math.min(window.length, and.end + 240),
      start,
      role: role(and.end, and.end + 240),
    }),
  ].filter((party) => party !== undefined);
  // Without defined terms, `between` may speak of anything: then both must be companies by their names.
  return names.every((party) => party.role !== '' || SUFFIX.test(party.name)) ? names : [];
}

/** The `and` that parts two names, not the one inside `Smith and Sons, Inc.`: the last before a new name begins. */
function splitAtAnd(window: string): { start: number; end: number } | undefined {
  const sentence = window.slice(0, 420);
  const ands = [...sentence.matchAll(/[,\s]\s*(?:and|AND|&)\s+(?=["“]?(?:the\s+|THE\s+)?[A-Z])/g)];
  const best = ands.find((match) =>
    /(?:inc\.?|llc|l\.l\.c\.|corp\.?|corporation|company|co\.|ltd\.?|association|owner|client|plc|lp|llp|\)|,)\s*$/i.test(
      sentence.slice(0, match.index + 1).trim(),
    ),
  );
  const chosen = best ?? ands[0];
  return chosen ? { start: chosen.index, end: chosen.index + chosen[0].length } : undefined;
}

interface Range {
  from: number;
  to: number;
  start: number;
  role: string;
}

function nameAt(window: string, range: Range): Party | undefined {
  const { to, start, role } = range;
  const from = afterAddress(window, range);
  const lead = /^[\s,;:]*(?:(?:and|between|among)\s+)?(?:\(\s*\d\s*\)\s*)?["“]?/i.exec(
    window.slice(from, to),
  )![0].length;
  const offset = from + lead;
  const body = window.slice(offset, to);
  const officer = OFFICER.exec(body);
  const skip = officer ? officer[0].length : 0;
  const name = cleanName(body.slice(skip), role !== '');
  if (!isName(name.text)) return undefined;
  const at = start + offset + skip + name.at;
  return {
    name: name.text.replace(/\s+/g, ' '),
    start: at,
    end: at + name.text.length,
    role,
    evidence: role === '' ? 0.85 : 0.95,
  };
}

/** `, with its offices at 12 Elm Street, and Brokers Life ("BNL")`: the second name stands behind the first one's address. */
function afterAddress(window: string, { from, to }: Range): number {
  const segment = window.slice(from, to);
  if (from === 0 || /^[\s,;]*(?:and|AND|&)\s/.test(segment)) return from;
  const ands = [...segment.matchAll(/[,;)\n]\s*(?:and|AND)\s+(?=["“]?[A-Z])/g)];
  const last = ands.at(-1);
  return last ? from + last.index + 1 : from;
}

/** `Mitchell Vitalis, director of Mitchell's Web Advance, PLC`: the company is the party, not its officer. */
const OFFICER =
  /^[A-Z][\w.'’-]+(?:\s+[A-Z][\w.'’-]+){1,3},?\s+(?:the\s+)?(?:director|president|manager|owner|member|chief executive officer|ceo|secretary|treasurer|principal|partner)\s+of\s+/;

/** A name without what describes it: state, address, trade name. */
export function cleanName(text: string, inProse = false): { text: string; at: number } {
  // `the Oak Ridge Association` is named without its article, `The Bankers Bank` with it.
  const lead = /^[\s"“'(]*(?:the\s+)?/.exec(text)![0].length;
  const body = text.slice(lead);
  // In running text a gap is a wide space; in a form it parts two fields.
  const end =
    NAME_END.exec(inProse ? body.replace(/(\S) {2}(?=\S)/g, '$1\u2060 ') : body)?.index ?? body.length;
  return { text: body.slice(0, end).replace(/[\s,;:"”'(]+$/, ''), at: lead };
}

export function isName(text: string): boolean {
  if (text.length < 2 || text.length > 90 || !/[A-Za-z]{2}/.test(text) || /_{2,}|\[|\$|%/.test(text))
    return false;
  if (
    /^(?:the\s+)?(?:part(?:y|ies)|undersigned|contractor|owner|association|company|client|customer|vendor|agreement|following|us|you|date|address|name)\b\s*$/i.test(
      text,
    )
  )
    return false;
  return /^["“]?[A-Z0-9]/.test(text) && text.split(/\s+/).length <= 14;
}

const CONNECTOR = /^(?:of|and|at|the|for|&|de|la|on|by)$/;

/** Names before a defined term anywhere: `is pleased to offer Saffron Gardens HOA ("Customer") the services`. */
/** `X ("we"), of such a place, and Y ("you") agree as follows`: a form without `between`. */
export function agreeingParties(prose: Prose): Party[] {
  const match = /\)\s*(?:,\s*)?(?:do\s+)?(?:hereby\s+)?agrees?\s+(?:as follows|to the following|that)/.exec(
    prose.text.slice(0, 8000),
  );
  if (!match) return [];
  const from = Math.max(0, match.index - 900);
  return definedParties({ ...prose, text: prose.text.slice(0, match.index + 1) })
    .filter((party) => party.start >= from)
    .slice(-2);
}

export function definedParties(prose: Prose): Party[] {
  const parties: Party[] = [];
  for (const match of prose.text.slice(0, 15_000).matchAll(TERM)) {
    // `("Apex", "we", "us")` says by its pronouns who speaks.
    const pronoun = /["“](we|us|you)["”,]/i.exec(match[0])?.[1];
    const role = pronoun ?? (match[1] ?? match[2] ?? match[3] ?? '').trim();
    const at = nameBefore(prose.text, match.index);
    if (role !== '' && at && isName(at.name) && !/^(?:agreement|contract|this)\b/i.test(at.name))
      parties.push({ ...at, role, evidence: 0.9 });
  }
  return parties;
}

/** The name that leads up to a place: behind the last `and`, without its address; else the capitalised words there. */
function nameBefore(text: string, end: number): { name: string; start: number; end: number } | undefined {
  const offset = Math.max(
    0,
    end - 260,
    text.lastIndexOf(')', end - 1) + 1,
    text.lastIndexOf('\n\n', end - 1) + 2,
  );
  const before = text.slice(offset, end).replace(/[\s,]+$/, '');
  const and = [...before.matchAll(/(?:^|[,\n])\s*(?:and|AND)\s+(?=["“]?[A-Z])/g)].at(-1);
  const from = and ? and.index + and[0].length : 0;
  const cleaned = cleanName(before.slice(from));
  if (cleaned.text.split(/\s+/).every((word) => isNameWord(word)) && isName(cleaned.text)) {
    const start = offset + from + cleaned.at;
    return { name: cleaned.text.replace(/\s+/g, ' '), start, end: start + cleaned.text.length };
  }
  return capitalised(before, offset);
}

function isNameWord(token: string): boolean {
  return (/^["“]?[A-Z0-9&]/.test(token) && !/[:;]$/.test(token)) || CONNECTOR.test(token);
}

function capitalised(
  before: string,
  offset: number,
): { name: string; start: number; end: number } | undefined {
  const tokens = [...before.matchAll(/\S+/g)];
  let first = tokens.length;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i]![0];
    const endsOther =
      i < tokens.length - 1 &&
      (/[:;)"”]$/.test(token) || (/[.]$/.test(token) && !SUFFIX.test(token) && token.length > 3));
    if (endsOther || (i < tokens.length - 1 && /^(?:[A-Z]|\d+)\.$/.test(token)) || !isNameWord(token)) break;
    first = i;
  }
  while (first < tokens.length && CONNECTOR.test(tokens[first]![0])) first++;
  const head = tokens[first];
  if (!head) return undefined;
  const name = before.slice(head.index).replace(/\s+/g, ' ').replace(/^["“]/, '');
  return { name, start: offset + head.index, end: offset + before.length };
}

/** A line at the head of a letter that is the name of an association: whom it is written to. */
export function addressee(prose: Prose, isCustomer: (name: string) => boolean): Party | undefined {
  let offset = 0;
  for (const line of prose.text.slice(0, 1500).split('\n').slice(0, 16)) {
    const text = line.trim();
    if (
      text.length < 70 &&
      isName(text) &&
      isCustomer(text) &&
      !/[:.]$|agreement|contract|proposal/i.test(text)
    ) {
      const start = offset + line.indexOf(text);
      return { name: text, start, end: start + text.length, role: '', evidence: 0.75 };
    }
    offset += line.length + 1;
  }
  return undefined;
}

const VENDOR_LABEL =
  'contractor|vendor|service provider|provider|(?:service|alarm|elevator|pool|landscap\\w+|security|pest control|monitoring|management|cable) (?:company|contractor|provider|firm)|management company|managing agent|manager|management agent|consultant|supplier|seller|company(?: name)?|submitted by|proposal (?:from|by)|prepared by|from|subcontractor|agent|hauler|operator|licensor';
const CUSTOMER_LABEL =
  'customer(?: name)?|client(?: name)?|association|owner|purchaser|buyer|bill(?:ed)? to|submitted to|proposal (?:to|for|submitted to)|prepared for|sold to|subscriber|hoa|community|to|service (?:to|for)|account(?: name)?|property(?: name)?|licensee|council';
const LABELLED = new RegExp(
  `(?:^|\\n|\\s{2,})\\s*(?:(?:${VENDOR_LABEL})|(?:${CUSTOMER_LABEL}))\\s*(?:\\([^)\\n]{1,30}\\))?\\s*:\\s*(?=\\S)`,
  'gi',
);

/** Parties behind labels: `Contractor:  Summit Line Elevator Company`. */
export function labelledParties(prose: Prose): Party[] {
  const parties: Party[] = [];
  for (const match of prose.text.matchAll(LABELLED)) {
    const label = match[0].replace(/[:\s]+/g, ' ').trim();
    const start = match.index + match[0].length;
    const line = prose.text.slice(start, start + 160).split('\n')[0]!;
    const name = cleanName(line);
    if (!isName(name.text) || /^(?:by|name|title|date|signature|print)\b/i.test(name.text)) continue;
    const weak = /^(?:to|from|property(?: name)?|account(?: name)?|community|owner)$/i.test(label);
    parties.push({
      name: name.text.replace(/\s+/g, ' '),
      start: start + name.at,
      end: start + name.at + name.text.length,
      role: label,
      evidence: weak ? 0.6 : 0.92,
    });
  }
  return parties;
}

const SUFFIX =
  /\b(?:inc|incorporated|llc|l\.l\.c|corp|corporation|company|co|ltd|limited|plc|llp|lp|association|assn|hoa|bank|services|group|partners|enterprises|management|associates|systems|solutions)\b\.?/i;

/** Companies above the signatures: a name, then `By:`. */
export function signingParties(prose: Prose): Party[] {
  const parties: Party[] = [];
  for (const match of prose.text.matchAll(/(?:^|\n|\s{2,})\s*By\s*:/g)) {
    const before = prose.text.slice(Math.max(0, match.index - 420), match.index);
    const rows = before.split('\n').slice(-6);
    for (const row of rows.reverse()) {
      const cells = [...row.matchAll(/\S+(?: \S+)*/g)]
        .map((cell) => cell[0])
        .filter(
          (cell) =>
            SUFFIX.test(cell) && isName(cleanName(cell).text) && cell.length < 80 && !/^by\b|:/i.test(cell),
        );
      if (cells.length === 0) continue;
      for (const cell of cells) {
        const name = cleanName(
          cell.replace(/^(?:contractor|owner|client|association|customer|vendor)\s*[-:]\s*/i, ''),
        );
        const at = prose.text.indexOf(name.text, Math.max(0, match.index - 420));
        if (at >= 0)
          parties.push({ name: name.text, start: at, end: at + name.text.length, role: '', evidence: 0.75 });
      }
      break;
    }
  }
  return parties;
}

/** The company over a proposal or a printed form: a name with a company's suffix among the first lines. */
export function letterhead(prose: Prose): Party | undefined {
  let offset = 0;
  for (const line of prose.text.slice(0, 900).split('\n').slice(0, 7)) {
    const cell = /\S+(?: \S+)*/.exec(line);
    const name = cell ? cleanName(cell[0]) : undefined;
    if (
      name &&
      SUFFIX.test(name.text) &&
      isName(name.text) &&
      !/agreement|contract|proposal|exhibit|association management agreement/i.test(name.text) &&
      name.text.split(/\s+/).length <= 9
    ) {
      const at = prose.text.indexOf(name.text, offset);
      if (at >= 0) return { name: name.text, start: at, end: at + name.text.length, role: '', evidence: 0.7 };
    }
    offset += line.length + 1;
  }
  return undefined;
}
