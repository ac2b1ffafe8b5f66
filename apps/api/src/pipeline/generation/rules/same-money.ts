import { accountOf, groupOf, type Cents, type EndYear, type Groupable } from '@hoa/budget-math';
import {
  accountsOf,
  annual,
  areOfSameMoney,
  isIn,
  isOperating,
  isWithin,
  type Account,
} from './fund-accounts';
import type { LineReading } from './readings';
import type { PriorFigure } from './types';

type Group = readonly LineReading[];

/** The only lines of one account are one line where neither is more than so many times the other. */
const MOST_TIMES_A_LINE = 3;
/** Two plans are versions of one where so many of the shorter one's lines are in both. */
export const SHARED_BY_VERSIONS = 0.5;
/** Versions differ in nothing that matters where their common lines differ by no more of the whole. */
const AS_GOOD_AS_EQUAL = 0.01;
/**
 * Where no more of the list is without a counterpart, what another document has beyond it is a cost that nobody planned;
 * otherwise it is the same cost under another name.
 */
const UNTOLD = 0.05;

/** What two lines are for, first as closely as the chart tells it. */
const ALIKE_BY: readonly ((line: Groupable) => string | undefined)[] = [
  (line) => accountOf(line)?.code,
  (line) => (/^Other\b/.test(groupOf(line)) ? undefined : groupOf(line)),
];

/**
 * A treasurer writes "Landscape contract" where the accounting program writes "5010 Grounds maintenance": of documents
 * that tell of the same money, the only lines for one account are one line, and of what is left those of one group.
 */
export function joinAccounts(groups: readonly LineReading[][]): LineReading[][] {
  const accounts = accountsOf(groups);
  const pairs = accounts.flatMap((other, index) =>
    accounts.slice(0, index).flatMap((one) => (areOfSameMoney(one, other) ? [{ one, other }] : [])),
  );
  return pairs.reduce<LineReading[][]>(
    (joined, pair) => ALIKE_BY.reduce((all, key) => joinedBetween(all, { ...pair, key }), joined),
    [...groups],
  );
}

function joinedBetween(
  groups: LineReading[][],
  { one, other, key }: { one: Account; other: Account; key: (typeof ALIKE_BY)[number] },
): LineReading[][] {
  const alone = (account: Account, beside: Account) =>
    byKey(
      groups.filter((group) => isIn(account, group) && !isIn(beside, group) && group.every(isOperating)),
      key,
    );
  const theirs = alone(other, one);
  const joined = new Map<Group, LineReading[]>();
  for (const [code, [line, ...rest]] of alone(one, other)) {
    const [same, ...further] = theirs.get(code) ?? [];
    if (line && same && rest.length === 0 && further.length === 0 && areNear(line, same)) {
      joined.set(line, [...line, ...same]);
      joined.set(same, []);
    }
  }
  return groups.map((group) => joined.get(group) ?? group).filter((group) => group.length > 0);
}

function byKey(
  groups: readonly LineReading[][],
  key: (typeof ALIKE_BY)[number],
): Map<string, LineReading[][]> {
  const found = new Map<string, LineReading[][]>();
  for (const group of groups) {
    const [{ type, line }] = group as [LineReading, ...LineReading[]];
    const meant = key({
      type,
      glCode: line.glCode ?? '',
      description: line.description,
      category: line.section,
    });
    if (meant !== undefined) found.set(`${type} ${meant}`, [...(found.get(`${type} ${meant}`) ?? []), group]);
  }
  return found;
}

function areNear(a: Group, b: Group): boolean {
  const [x = 0, y = 0] = [a, b].map((group) =>
    Math.max(...group.map((one) => Math.abs(annual(one)?.cents ?? 0))),
  );
  // Nothing may have been spent so far.
  return x === 0 || y === 0 || isWithin(x, y, MOST_TIMES_A_LINE);
}

/** Two plans of the year that a budget starts from, of which nothing says that one replaced the other. */
export interface RivalPlan {
  documentIndexes: [number, number];
  costCents: [Cents, Cents];
}

export interface ToldTwice {
  /** Lines that the main document lists under other names, or no longer has. */
  dropped: LineReading[][];
  rivals: RivalPlan[];
}

/**
 * Of documents that tell of the same money, one gives the list of lines: the plan of the year that the budget starts
 * from. What only the others have is left out, but for costs that nobody planned.
 */
export function toldTwice(groups: readonly LineReading[][], year: EndYear | undefined): ToldTwice {
  const accounts = accountsOf(groups);
  const main = year === undefined ? undefined : mainOf(accounts, { groups, year });
  if (!main || year === undefined) return { dropped: [], rivals: [] };
  const others = accounts
    .filter((other) => other !== main && areOfSameMoney(main, other))
    .map((other) => comparedWith(main, { other, groups, year }));
  const dropped = groups.filter(
    (group) =>
      group.every(isOperating) &&
      !isIn(main, group) &&
      group.every((reading) => others.some((other) => isIn(other, [reading]) && other.isToldBy(group))),
  );
  return { dropped, rivals: others.flatMap(({ rival }) => rival ?? []) };
}

/** The plan that was adopted before one that was proposed, and that before what was spent; the longest list of these. */
function mainOf(accounts: readonly Account[], { groups, year }: Told): Account | undefined {
  const rankOf = (account: Account): number => {
    const figures = groups.flatMap((group) => figuresOf(account, group, year));
    const rank = figures.some(isAdopted) ? 3 : figures.some(isPlanned) ? 2 : 1;
    return figures.length === 0 ? 0 : rank + figures.length / 10_000;
  };
  return [...accounts].filter((one) => rankOf(one) > 0).sort((a, b) => rankOf(b) - rankOf(a))[0];
}

interface Told {
  groups: readonly LineReading[][];
  year: EndYear;
}

interface Compared extends Account {
  /** Whether the main document tells the group, which only this one has, in another way or no longer. */
  isToldBy: (group: Group) => boolean;
  rival: RivalPlan | undefined;
}

function comparedWith(main: Account, of: Told & { other: Account }): Compared {
  const { other, year } = of;
  const groups = of.groups.filter((group) => group.every(isOperating));
  const [own, theirs] = [main, other].map((account) => groups.filter((group) => isIn(account, group)));
  const pair: Pair = { main, other, own: own ?? [], theirs: theirs ?? [], year };
  const isVersion = areVersions(pair);
  const isOtherwise = { income: isListOtherwise(pair, 'income'), expense: isListOtherwise(pair, 'expense') };
  return {
    ...other,
    isToldBy: (group) => {
      const figures = figuresOf(other, group, year);
      if (figures.length === 0) return true;
      return figures.every(isPlanned) ? isVersion : isOtherwise[group[0]!.type];
    },
    rival: rivalOf(pair, isVersion),
  };
}

interface Pair {
  main: Account;
  other: Account;
  /** The groups that the main document has, and those of the other. */
  own: Group[];
  theirs: Group[];
  year: EndYear;
}

const areVersions = ({ other, own, theirs }: Pair): boolean =>
  own.filter((group) => isIn(other, group)).length >=
  SHARED_BY_VERSIONS * Math.min(own.length, theirs.length);

/** Much of the main list has no counterpart of its own, so the other's lines without one are the same costs. */
function isListOtherwise({ main, other, own }: Pair, type: LineReading['type']): boolean {
  const ofType = own.filter(([one]) => one?.type === type);
  const untold = ofType.filter((group) => !isIn(other, group));
  return sumOf(main, untold) > UNTOLD * sumOf(main, ofType);
}

function rivalOf({ main, other, own, theirs, year }: Pair, isVersion: boolean): RivalPlan | undefined {
  const planOf = (account: Account, group: Group) => figuresOf(account, group, year).find(isPlanned);
  const plansOf = (account: Account, groups: readonly Group[]) =>
    groups.flatMap((group) => planOf(account, group) ?? []);
  const costOf = (account: Account, groups: readonly Group[]) =>
    plansOf(
      account,
      groups.filter(([reading]) => reading?.type === 'expense'),
    ).reduce((sum, { cents }) => sum + cents, 0);
  const [plan, another] = [plansOf(main, own), plansOf(other, theirs)];
  if (plan.length === 0 || another.length === 0) return undefined;
  const isProposal = plan.some(isAdopted) && !another.some(isAdopted);
  const off = own.reduce((sum, group) => {
    const [a, b] = [planOf(main, group), planOf(other, group)];
    return sum + (a && b ? Math.abs(a.cents - b.cents) : 0);
  }, 0);
  const isSettled = isVersion && (isProposal || off <= AS_GOOD_AS_EQUAL * main.costCents);
  if (isSettled) return undefined;
  return {
    documentIndexes: [main.documentIndex, other.documentIndex],
    costCents: [costOf(main, own), costOf(other, theirs)],
  };
}

const sumOf = (account: Account, groups: readonly Group[]): Cents =>
  groups
    .flat()
    .reduce(
      (sum, reading) => sum + (isIn(account, [reading]) ? Math.abs(annual(reading)?.cents ?? 0) : 0),
      0,
    );

const figuresOf = (account: Account, group: Group, year: EndYear): PriorFigure[] =>
  group
    .filter((reading) => isIn(account, [reading]))
    .flatMap(({ figures }) => figures.filter(({ endYear }) => endYear === year));

const isPlanned = ({ basis }: PriorFigure): boolean => basis === 'budget';

const isAdopted = (figure: PriorFigure): boolean => isPlanned(figure) && !figure.isProposal;
