import type { Entry } from './entries';
import { leaves, type Covers, type Node } from './tree';
import { headingType, totalKind, type LineType } from './vocabulary';

const OFTEN_INCOME =
  /\b(?:interest|misc\w*|other|fees?|late|collections?|keys?|rentals?|fines?|dividends?|donations?)\b/i;

/** `Dues` and `Interest` under one total: what may be either is income where the first total says no more. */
export function settleFirstTotal(covered: Node[]): void {
  const [income, others] = [covered.filter(isIncome), covered.filter((line) => !isIncome(line))];
  const isPlain = others.every(({ typeKnown, type, entry }) => {
    return (
      !typeKnown &&
      type === 'expense' &&
      OFTEN_INCOME.test(entry.description) &&
      !/expens|cost|paid/i.test(entry.description)
    );
  });
  if (income.length === 0 || !isPlain) return;
  for (const line of others) line.type = 'income';
}

const isIncome = (line: Node): boolean => line.type === 'income';

/** `Total Income` says of its lines what no heading said. */
export function retype(entry: Entry, covers: Covers): void {
  if (totalKind(entry.description) !== 'sum' || covers.some(({ sign }) => sign < 0)) return;
  const type = headingType(entry.description.replace(/\b(?:totals?|gross|sub-?total)\b/gi, ' '));
  if (type !== 'income' && type !== 'expense') return;
  for (const { node } of covers) {
    for (const one of [node, ...leaves(node)]) {
      if (one.type === 'net' || (one.typeKnown && !one.covers)) continue;
      if (type === 'income' || one.type === 'income') one.type = type;
      one.typeKnown = true;
    }
  }
}

/** Sections of a paper that parts its lines at all, and the share of lines beyond which words are believed. */
const FEWEST_SECTIONS = 4;
const FEW = 0.15;

/**
 * `Association dues` under Employee Support and `Assessment` of a regional district are spent, whatever the words say:
 * a line that only its words call income is an expense where its section's other lines are, or where no heading,
 * total or account number of a paper of many sections speaks of income at all. The first section is left alone, since
 * income often stands there without a heading.
 */
export function settleTypes(lines: Node[], byCode: ReadonlyMap<string, LineType>): void {
  const sections = new Map<Entry | undefined, Node[]>();
  for (const line of lines) sections.set(line.section, [...(sections.get(line.section) ?? []), line]);
  const first = lines[0]?.section;
  const doubtful = lines.filter((line) => line.section !== first && isDoubtful(line, byCode));
  const isSpeaking = lines.some((line) => line.type === 'income' && !doubtful.includes(line));
  const isScattered =
    !isSpeaking && sections.size >= FEWEST_SECTIONS && doubtful.length <= FEW * lines.length;
  for (const line of doubtful) {
    const own = sections.get(line.section)!;
    const others = own.filter((other) => other.type !== 'income').length;
    if (isScattered || others * 2 >= own.length) line.type = 'expense';
  }
}

function isDoubtful(line: Node, byCode: ReadonlyMap<string, LineType>): boolean {
  const { type, typeKnown, section, entry } = line;
  if (type !== 'income' || typeKnown || !section || headingType(section.description) === 'income')
    return false;
  return !entry.code || byCode.get(entry.code[0]!) !== 'income';
}
