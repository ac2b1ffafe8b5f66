import { fitScore, isWholeFit, printsSame } from './arithmetic';
import type { Entry } from './entries';
import type { FoundTotal, Progress } from './progress';
import { isAbout } from './sections';
import { chosenSum, fitOfCovers, leviedSum, netSign, suffixOf, sumSuffix, type Found } from './sums';
import type { Covers, Node } from './tree';
import { headingType, totalKind, totalOf } from './vocabulary';

/** What a row that calls itself a total covers. */
export interface NamedTotal {
  covers: Covers;
  /** The same total was printed before. */
  isRecap: boolean;
}

/** Arithmetic decides; where it says nothing, names and places do. */
export function namedTotal(progress: Progress, entry: Entry): NamedTotal {
  const again = printedBefore(progress, entry, { byName: true });
  return again ? recapOf(again) : newTotal(progress, entry);
}

function recapOf({ node }: FoundTotal): NamedTotal {
  return { covers: node.covers ?? [], isRecap: true };
}

function newTotal(progress: Progress, entry: Entry): NamedTotal {
  const kind = totalKind(entry.description);
  const suffix = sumSuffix(progress, entry, kind === 'net' ? 2 : 1);
  if (suffix && isWholeFit(suffix.fit)) {
    const income = spendsIncome(entry, suffix.covers) ? incomeBefore(progress, entry) : undefined;
    return income ? recapOf(income) : { covers: suffix.covers, isRecap: false };
  }
  const isNet = kind === 'net' || /income|revenue|surplus/i.test(entry.description);
  const net = isNet ? suffixOf(progress, entry, { signOf: netSign, least: 1 }) : undefined;
  if (net && isWholeFit(net.fit)) return { covers: net.covers, isRecap: false };
  const again = printedBefore(progress, entry, { byName: false });
  if (again) return recapOf(again);
  const chosen = chosenSum(progress, entry) ?? leviedSum(progress, entry);
  const covers = chosen ?? nearly(progress, entry, [suffix, net]) ?? byPlace(progress, entry);
  return { covers, isRecap: false };
}

/** `Total Income` below the expenses, which in a balanced budget add to the same figure. */
function spendsIncome({ description }: Entry, covers: Covers): boolean {
  return (
    totalKind(description) === 'sum' &&
    headingType(description.replace(/\btotals?\b/gi, ' ')) === 'income' &&
    covers.some(({ node }) => node.type !== 'income')
  );
}

function incomeBefore({ totals, columns }: Progress, entry: Entry): FoundTotal | undefined {
  return totals.find(({ node }) => node.type === 'income' && printsSame(columns, node.values, entry.values));
}

/** Sums that agree in most columns; of equals, that of the section which the total names. */
function nearly(progress: Progress, entry: Entry, found: (Found | undefined)[]): Covers | undefined {
  const section = namedSection(progress, entry);
  const named = section && { covers: section, fit: fitOfCovers(progress, entry, section) };
  const best = [named, ...found]
    .filter((one) => one !== undefined && (one.fit.telling > 0 || one.fit.close > 0))
    .sort((a, b) => fitScore(b!.fit) - fitScore(a!.fit))[0];
  return best && fitScore(best.fit) * 2 >= best.fit.compared ? best.covers : undefined;
}

/** The same total printed again, as in a summary at the end: it covers what the first one does. */
function printedBefore(
  { totals, columns }: Progress,
  entry: Entry,
  { byName }: { byName: boolean },
): FoundTotal | undefined {
  const name = totalOf(entry.description);
  if (byName && name === '') return undefined;
  return totals.find(
    ({ node }) =>
      (!byName || totalOf(node.entry.description) === name) && printsSame(columns, node.values, entry.values),
  );
}

/** What stands under the heading that a total names. */
function namedSection({ nodes, sections }: Progress, entry: Entry): Covers | undefined {
  const about = totalOf(entry.description);
  if (about === '') return undefined;
  const section = sections.findLast(
    ({ heading, start }) => start < nodes.length && isAbout(about, heading.description),
  );
  return section && since(nodes, section.start);
}

/** Where no arithmetic helps: the named section, the rows of the named type, or those since the last total. */
function byPlace(progress: Progress, entry: Entry): Covers {
  const { nodes, sections } = progress;
  if (totalKind(entry.description) === 'net') return nodes.map((node) => ({ node, sign: netSign(node) }));
  const section = namedSection(progress, entry);
  if (section) return section;
  const type = headingType(entry.description.replace(/\btotals?\b/gi, ' '));
  const own = type
    ? nodes.filter((node) =>
        type === 'expense' ? node.type !== 'income' && node.type !== 'net' : node.type === type,
      )
    : [];
  if (own.length > 0) return own.map((node) => ({ node, sign: 1 }));
  if (/\bgrand\b|total (?:budget|all|funds)/i.test(entry.description)) return since(nodes, 0);
  const lastTotal = nodes.findLastIndex((node) => node.covers !== undefined);
  const lastSection = sections.findLast(({ start }) => start < nodes.length)?.start ?? 0;
  return since(nodes, lastTotal + 1 < nodes.length ? Math.max(lastTotal + 1, lastSection) : 0);
}

function since(nodes: readonly Node[], start: number): Covers {
  return nodes.slice(start).map((node) => ({ node, sign: 1 }));
}
