import { fitScore, isWholeFit, printsSame, type Values } from './arithmetic';
import type { Entry } from './entries';
import type { Progress } from './progress';
import type { Section } from './sections';
import { netSign, suffixOf, sumSuffix, type Found } from './sums';
import type { Covers, Node } from './tree';
import { isItemName, lineType, plainName } from './vocabulary';

/** Without words that say total: only where the figures leave no doubt, or words are missing altogether. */
export function unnamedTotal(progress: Progress, entry: Entry): Covers | undefined {
  if (repeatsTotal(progress, entry) || totalsOneLine(progress, entry))
    return [{ node: progress.nodes.at(-1)!, sign: 1 }];
  const suffix = sumSuffix(progress, entry);
  if (!suffix || !isWholeFit(suffix.fit) || suffix.covers.length < 2 || suffix.fit.telling === 0) {
    return entry.description === '' && !entry.code ? namelessTotal(progress, entry, suffix) : undefined;
  }
  if (entry.description === '') return suffix.covers;
  return isBeyondDoubt(progress, entry, suffix.covers) ? suffix.covers : undefined;
}

/** What income leaves over expenses, column by column, whatever the row is called; words of a line speak against it. */
export function unnamedNet(progress: Progress, entry: Entry): Covers | undefined {
  const isLine = entry.code !== undefined || isItemName(entry.description) || lineType(entry.description);
  if (isLine || entry.description === '') return undefined;
  const net = suffixOf(progress, entry, { signOf: netSign, least: 2 });
  // A balanced budget leaves nothing, which is printed as well.
  if (!net || !isWholeFit(net.fit) || net.fit.telling < 1 || net.fit.exact < 2) return undefined;
  const isTotals = net.covers.every(({ node }) => node.covers);
  const isNet = [1, -1].every((wanted) => net.covers.some(({ sign }) => sign === wanted));
  const distinct = new Set(progress.columns.flatMap((column) => entry.values[column] ?? []));
  return isTotals && isNet && distinct.size >= 2 ? net.covers : undefined;
}

function isBeyondDoubt({ columns, nodes, sections }: Progress, entry: Entry, covers: Covers): boolean {
  const addends = covers.filter(({ node }) => columns.some((column) => (node.values[column] ?? 0) !== 0));
  if (addends.length < 2) return false;
  const figures = columns
    .map((column) => entry.values[column])
    .filter((value) => value !== undefined && value !== 0);
  const distinct = new Set(figures).size;
  const name = plainName(entry.description);
  const named =
    name !== '' && sections.some((section) => isAllOf({ section, name, covers, open: nodes.length }));
  // The first row of a section is a line of it; two totals before may add to its one figure by chance.
  const isFirst = sections.some(({ start }) => start === nodes.length);
  if (isFirst && !named && distinct < 2) return false;
  const standsOut = entry.bold && !covers.some(({ node }) => node.entry.bold && !node.covers);
  const uncoded = !entry.code && covers.every(({ node }) => node.entry.code !== undefined || node.covers);
  return (
    named ||
    standsOut ||
    uncoded ||
    isAllSpent({ nodes, entry, covers }) ||
    distinct >= 3 ||
    (distinct === 2 && addends.length > 2)
  );
}

/** Sections whose totals together leave no doubt that a row prints their sum. */
const FEWEST_SECTIONS = 3;

/** Everything spent since the income, section by section and to the cent, whatever the row is called. */
function isAllSpent({
  nodes,
  entry,
  covers,
}: Pick<Progress, 'nodes'> & { entry: Entry; covers: Covers }): boolean {
  const spent = nodes.filter(({ type }) => type === 'expense' || type === 'reserve');
  const totals = covers.filter(({ node }) => node.covers);
  return !entry.code && covers.length === spent.length && totals.length >= FEWEST_SECTIONS;
}

interface Named {
  section: Section;
  /** What the total is called. */
  name: string;
  covers: Covers;
  /** Rows that are not yet under a total. */
  open: number;
}

/** `Education`, or `Education in all`, with the sum of everything that stands under that heading. */
function isAllOf({ section, name, covers, open }: Named): boolean {
  const about = plainName(section.heading.description);
  if (about === name) return true;
  const words = name.split(' ');
  const isWhole = covers.length > 1 && covers.length === open - section.start;
  return about !== '' && isWhole && about.split(' ').every((word) => words.includes(word));
}

/** `Education` right under the total of its lines, with the same figures: the section's total printed again. */
function repeatsTotal({ nodes, columns, entries }: Progress, entry: Entry): boolean {
  const last = nodes.at(-1);
  if (!last?.covers || !printsSame(columns, last.values, entry.values)) return false;
  const distinct = distinctFigures(entry.values);
  const name = plainName(entry.description);
  const isHeading =
    name !== '' && entries.some((other) => other.kind === 'heading' && plainName(other.description) === name);
  return distinct >= 2 || (entry.code === undefined && (entry.bold || isHeading));
}

/** `In all` below each section, here below one of a single line: it prints that line's figures again. */
function totalsOneLine({ nodes, columns, entries, totals }: Progress, entry: Entry): boolean {
  const last = nodes.at(-1);
  if (!last || last.covers || entry.code || !printsSame(columns, last.values, entry.values)) return false;
  const name = plainName(entry.description);
  const again = entries.filter((other) => plainName(other.description) === name);
  if (name !== '' && again.length > 1 && distinctFigures(entry.values) >= 2) return true;
  const more = beyond(name, last.section);
  return more !== undefined && totals.some(({ node }) => closesAlike(node, more));
}

/** `education up` of the heading `Education` is "up": what a row's name adds to all the words of its heading. */
function beyond(name: string, heading: Entry | undefined): string | undefined {
  const about = plainName(heading?.description ?? '').split(' ');
  const words = name.split(' ');
  if (about[0] === '' || !about.every((word) => words.includes(word))) return undefined;
  return words.filter((word) => !about.includes(word)).join(' ') || undefined;
}

/** A total of several lines that is called after its section with the same further words. */
function closesAlike({ covers = [], entry }: Node, more: string): boolean {
  const section = covers[0]?.node.section;
  const isWhole = covers.length > 1 && covers.every(({ node }) => node.section === section);
  return isWhole && beyond(plainName(entry.description), section) === more;
}

function namelessTotal(progress: Progress, entry: Entry, suffix: Found | undefined): Covers | undefined {
  const net = suffixOf(progress, entry, { signOf: netSign, least: 2 });
  if (net && isWholeFit(net.fit)) return net.covers;
  const isPartial = suffix && suffix.covers.length > 1 && fitScore(suffix.fit) * 2 >= suffix.fit.compared;
  return isPartial ? suffix.covers : undefined;
}

const distinctFigures = (values: Values): number => new Set(values.filter((value) => value)).size;
