import { accountNumber } from '@hoa/budget-math';
import type { LineReading } from './readings';
import type { PriorFigure } from './types';

/**
 * Readings of one line together: same code and description first, then what differs in one of the two only, where no
 * other line of any paper could be meant.
 */
export function sameLines(readings: readonly LineReading[]): LineReading[][] {
  const groups = [...grouped(readings, (reading) => [reading.key]).values()];
  const byTrait = grouped(groups, (group) => group.flatMap(traitsOf));
  const kin = (group: LineReading[]) => [
    ...new Set(group.flatMap(traitsOf).flatMap((trait) => byTrait.get(trait) ?? [])),
  ];
  const done = new Set<LineReading[]>();
  return groups.flatMap((group) => {
    if (done.has(group)) return [];
    const family = kin(group).filter((other) => other === group || alike(other, group));
    const papers = family.flat().map((reading) => reading.documentIndex);
    const alone = new Set(papers).size < papers.length || family.some((one) => done.has(one));
    for (const one of alone ? [group] : family) done.add(one);
    return [alone ? group : family.flat()];
  });
}

/** By what two readings may be of one line: their code, their name, or an amount of the same year. */
function traitsOf({ type, line, name, figures }: LineReading): string[] {
  return [
    `${type} name ${name}`,
    ...(line.glCode ? [`${type} code ${line.glCode}`] : []),
    ...figures.flatMap((figure) =>
      figure.cents === 0 ? [] : [`${type} ${yearAndBasis(figure)} ${figure.cents}`],
    ),
  ];
}

/** Two figures of one line that are the same year's, and both planned or both spent. */
export const yearAndBasis = ({ endYear, basis }: PriorFigure): string => `${endYear} ${basis}`;

/** So many equal amounts of the same years in two documents are one line, however either names it. */
const EQUAL_YEARS = 2;

function haveOneHistory(a: LineReading, b: LineReading): boolean {
  if (a.documentIndex === b.documentIndex) return false;
  const known = new Map(a.figures.map((figure) => [yearAndBasis(figure), figure.cents]));
  const shared = b.figures.filter((figure) => known.has(yearAndBasis(figure)));
  const equal = shared.filter((figure) => known.get(yearAndBasis(figure)) === figure.cents);
  return equal.length === shared.length && equal.filter(({ cents }) => cents !== 0).length >= EQUAL_YEARS;
}

function alike(a: LineReading[], b: LineReading[]): boolean {
  return a.some((one) => b.some((other) => isAlike(one, other)));
}

/** One code under two names, or one name where a paper has no codes or writes them otherwise. */
function isAlike(a: LineReading, b: LineReading): boolean {
  const [codeA, codeB] = [a.line.glCode ?? '', b.line.glCode ?? ''];
  if (a.type !== b.type) return false;
  if (codeA !== '' && codeA === codeB) return true;
  if (haveOneHistory(a, b)) return true;
  return a.name === b.name && (codeA === '' || codeB === '' || accountNumber(codeA) === accountNumber(codeB));
}

function grouped<T>(all: readonly T[], keysOf: (one: T) => string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  }
  return groups;
}
