import type { ShareTable } from './share-table';

/**
 * Names of a list of ranges that are missing only because one side of a street is longer: odd numbers to 131 and even
 * ones to 122 leave out no 124. One name alone may be forgotten.
 */
export function beyondOneSide({ shares }: ShareTable, missing: string[]): string[] {
  if (!shares.every(({ row }) => row.keys.some(({ ranged }) => ranged))) return [];
  const numbers = shares.map(({ unit }) => numberOf(unit));
  return [0, 1].flatMap((side) => {
    const own = numbers.filter((number) => number % 2 === side);
    const beyond = missing.filter((name) => numberOf(name) % 2 === side && numberOf(name) > Math.max(...own));
    return own.length >= 2 && beyond.length >= 2 ? beyond : [];
  });
}

function numberOf(name: string): number {
  return /^\d{1,6}$/.test(name) ? Number(name) : NaN;
}
