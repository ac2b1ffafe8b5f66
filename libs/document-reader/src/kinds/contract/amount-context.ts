import { sentenceAt } from '../reading/prose';

/** Words around an amount, the near ones apart from those of its sentence. */
export interface Context {
  /** The rest of its line or sentence, to the next amount. */
  after: string;
  /** Its line or sentence before it, from the amount before it. */
  before: string;
  sentence: string;
  /** What heads the clause in its own line: `Rate.` of `2. Rate. Client is billed`. */
  heading: string;
  /** Lines above, where heads of columns stand. */
  above: string;
}

export function contextOf(text: string, amount: { start: number; end: number }): Context {
  const bounds = sentenceAt(text, amount.start, amount.end);
  const sentence = text.slice(bounds.start, bounds.end);
  const before = text.slice(Math.max(bounds.start, amount.start - 260), amount.start);
  const after = text.slice(amount.end, Math.min(bounds.end, amount.end + 170));
  const line = lineAt(text, amount.start);
  // A row of a table has gaps; a short line is one only where it is no last line of a sentence.
  const isTable =
    /\S {2,}\S/.test(line) || (line.length < 60 && bounds.start >= text.lastIndexOf('\n', amount.start - 1));
  const own = cutBefore(before, isTable);
  return {
    before: own.trim() === '' ? labelAbove(text, amount.start) : own,
    after: cutAfter(after, isTable),
    heading: headingOf(text, bounds.start),
    sentence: isTable ? lineAt(text, amount.start) : sentence,
    above: text
      .slice(Math.max(0, amount.start - 320), amount.start)
      .split(/\n+/)
      .slice(-5, -1)
      .join('\n'),
  };
}

const LONGEST_HEADING = 45;

function headingOf(text: string, start: number): string {
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim();
  return lead.length <= LONGEST_HEADING &&
    /^(?:\W{0,3}\w{1,4}[.)]?\s+)?[A-Z][A-Za-z &/-]{2,40}[.:]$/.test(lead)
    ? lead
    : '';
}

/** The line in which a place is. */
export function lineAt(text: string, at: number): string {
  const next = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, next < 0 ? text.length : next);
}

/** `Quarterly charge:` at the head of the line above a figure that has no words of its own. */
function labelAbove(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 300), Math.max(0, text.lastIndexOf('\n', at - 1))).trimEnd();
  const above = before.slice(before.lastIndexOf('\n') + 1);
  const [label = ''] = above.trim().split(/ {2,}|(?<=:) /);
  return label.endsWith(':') && label !== above.trim() ? label : '';
}

function cutBefore(before: string, isTable: boolean): string {
  const from = isTable ? before.lastIndexOf('\n') + 1 : 0;
  // `Quarterly charge:    Meter, installed:`: the field beside it has its own label.
  const cut = before.slice(from).replace(/^.*: {2,}(?=\S)/s, '');
  const money = cut.search(/\$[\d,.]+(?![\s\S]*\$\d)/);
  return money < 0 ? cut : cut.slice(money).replace(/^\$[\d,.]+\)?/, '');
}

function cutAfter(after: string, isTable: boolean): string {
  const line = isTable ? after.split('\n')[0]! : after;
  const money = line.search(/\$\s?[\d_[]/);
  return money < 0 ? line : line.slice(0, money);
}
