import { lettersApart } from '../../reading/near-words';
import { commonMasks, maskOf } from '../unit-masks';

/** A designation as it was read from a scan; `text` of one that could not be read is what was made of it. */
export interface ReadName {
  text: string;
  /** Of recognition, 0 to 1. */
  confidence: number;
  unread: boolean;
  /** The building or block of its row: the same name in another one is another unit. */
  place?: string;
}

/** What a row is called. `kept` as it was read; without a name where nothing tells it. */
export interface Named {
  name?: string;
  how: 'kept' | 'repaired' | 'placed';
}

/** A designation that ends with a number or a letter by which the next one is told: `101`, `A-7`, `2C`. */
interface Counted {
  before: string;
  at: number;
  /** Digits of a number, 0 for a letter. */
  digits: number;
}

/** By how much designations follow each other: each, odd ones only, the floors of a stack. */
const FLOOR = 100;
const STEPS = [1, 2, FLOOR];
/** Rows before and behind from which a row's name is counted. */
const REACH = 4;
/** Of the names that were read. */
const COUNTING = 0.6;
/** Above this confidence nothing but signs that look alike is doubted. */
const SURE = 0.9;
/** Below this confidence half of a name may be wrong. */
const DOUBTED = 0.8;
const HARDLY = 0.4;
/** Costs of a list of names; the cheapest list is taken. */
const COSTS = {
  goesOn: 0,
  opens: 0.6,
  begins: 1,
  leaps: 2.2,
  falls: 4,
  same: 5,
  nameless: 3.2,
  unread: 1.2,
  twice: 2,
  again: 1,
  odd: 1.5,
};

const ALIKE = ['17Il|iJTt', '38B', '56S', '0OQD8C', '14A', '2Z', '6G', 'CGO', 'EF', '49', '5S', 'IE'];

/**
 * Designations in the order of their rows, with those put right that recognition mistook: `104 102 103` counts as
 * `101 102 103`, and `1F ? ? 2A` on floors of eight as `1F 1G 1H 2A`. A name is changed only into one that looks like
 * what was read and that counting from its neighbours gives; one that could not be read is placed by counting alone.
 */
export function countedNames(names: ReadName[]): Named[] {
  if (!doCount(names))
    return names.map(({ text, unread }) => (unread ? { how: 'placed' } : { name: text, how: 'kept' }));
  const masks = commonMasks(names.map(({ text }) => text));
  const rows = names.map((_, i) => candidatesOf(names, i, masks));
  if (rows.every((row) => row.length === 1)) return rows.map(([only]) => named(only!));
  const best = cheapest(rows);
  const taken = new Set<string>();
  names.forEach(({ text }, i) => {
    if (best[i]!.how === 'kept') taken.add(text);
  });
  // No name is given twice by counting.
  return best.map((choice, i) => {
    if (choice.how === 'kept' || choice.name === undefined) return named(choice);
    if (!taken.has(choice.name)) {
      taken.add(choice.name);
      return named(choice);
    }
    return names[i]!.unread ? { how: 'placed' } : { name: names[i]!.text, how: 'kept' };
  });
}

/** Whether most names that were read follow from one that is near: in a list without an order nothing can be counted. */
function doCount(names: ReadName[]): boolean {
  // What was hardly recognised tells nothing of the list's order.
  const read = names.flatMap(({ text, confidence, unread }, i) =>
    unread || confidence < HARDLY ? [] : [{ i, counted: countedOf(text) }],
  );
  const follows = (i: number, a: Counted): boolean =>
    read.some(({ i: j, counted: b }) => {
      const isNear = i !== j && Math.abs(i - j) <= REACH;
      return isNear && b && a.before === b.before && STEPS.some((step) => a.at - b.at === (i - j) * step);
    });
  const counting = read.filter(({ i, counted }) => counted && follows(i, counted)).length;
  return counting > 0 && counting >= COUNTING * read.length;
}

interface Candidate extends Named {
  cost: number;
  counted?: Counted | undefined;
}

function named({ name, how }: Candidate): Named {
  return name === undefined ? { how } : { name, how };
}

function candidatesOf(names: ReadName[], i: number, masks: Set<string>): Candidate[] {
  const read = names[i]!;
  const twin = read.unread
    ? -1
    : names.findIndex(
        (one, j) => j !== i && !one.unread && one.text === read.text && one.place === read.place,
      );
  // Where its neighbour stands twice too, the list may well begin again.
  const isRun = twin >= 0 && names[i + 1]?.text === names[twin + 1]?.text;
  const own: Candidate = read.unread
    ? { how: 'placed', cost: COSTS.nameless }
    : {
        name: read.text,
        how: 'kept',
        cost:
          (twin < 0 ? 0 : isRun ? COSTS.again : COSTS.twice) + (masks.has(maskOf(read.text)) ? 0 : COSTS.odd),
        counted: countedOf(read.text),
      };
  const found = new Map<string, Candidate>();
  for (let j = Math.max(0, i - REACH); j <= Math.min(names.length - 1, i + REACH); j++) {
    const counted = j === i || names[j]!.unread ? undefined : countedOf(names[j]!.text);
    if (!counted) continue;
    for (const step of STEPS) {
      const at = counted.at + (i - j) * step;
      // Floors are hundreds: nothing is 100 units from unit 1.
      if (step === FLOOR && Math.min(at, counted.at) < FLOOR) continue;
      const name = nameOf({ ...counted, at });
      if (name === undefined || name === own.name || found.has(name)) continue;
      const cost = costOf(read, name);
      if (cost !== undefined)
        found.set(name, {
          name,
          how: read.unread ? 'placed' : 'repaired',
          cost,
          counted: { ...counted, at },
        });
    }
  }
  return [own, ...found.values()];
}

/** What it costs to take a name for what was read; undefined where it does not look like it. */
function costOf(read: ReadName, name: string): number | undefined {
  const text = read.text.replace(/^#/, '');
  if (read.unread && text.length < 2) return COSTS.unread;
  // The rest of it was lost: `3` of 113, `6` of 6E.
  if (text.length < name.length && (name.endsWith(text) || name.startsWith(text)))
    return 0.8 + 1.2 * read.confidence;
  const apart = lettersApart(text, name, 2);
  if (read.unread)
    return apart <= 2 || text.length !== name.length ? COSTS.unread + 0.2 * apart : COSTS.unread + 0.8;
  const alike = text.length === name.length && [...text].every((char, i) => areAlike(char, name[i]!));
  if (!alike && apart >= name.length) return undefined;
  if (apart > (name.length >= 3 && read.confidence < DOUBTED ? 2 : 1)) return undefined;
  if (alike) return 0.5 + 1.2 * read.confidence;
  return read.confidence >= SURE ? undefined : apart + 1.6 * read.confidence;
}

function areAlike(a: string, b: string): boolean {
  return a === b || ALIKE.some((group) => group.includes(a) && group.includes(b));
}

function countedOf(name: string): Counted | undefined {
  const number = /^(.{0,12}?)(\d{1,6})$/.exec(name);
  if (number) return { before: number[1]!, at: Number(number[2]), digits: number[2]!.length };
  const letter = /^(.{0,12}?)([A-Z])$/.exec(name);
  return letter ? { before: letter[1]!, at: letter[2]!.charCodeAt(0), digits: 0 } : undefined;
}

function nameOf({ before, at, digits }: Counted): string | undefined {
  if (digits === 0) return at >= 65 && at <= 90 ? before + String.fromCharCode(at) : undefined;
  return at >= 1 ? before + String(at).padStart(digits, '0') : undefined;
}

/** The cheapest way through the rows (Viterbi). */
function cheapest(rows: Candidate[][]): Candidate[] {
  let costs = rows[0]!.map(({ cost }) => cost);
  const ways: number[][] = [];
  for (let i = 1; i < rows.length; i++) {
    const way: number[] = [];
    costs = rows[i]!.map((candidate, k) => {
      let [least, from] = [Infinity, 0];
      rows[i - 1]!.forEach((before, j) => {
        const cost = costs[j]! + stepCost(before, candidate);
        if (cost < least) [least, from] = [cost, j];
      });
      way[k] = from;
      return least + candidate.cost;
    });
    ways.push(way);
  }
  let at = costs.indexOf(Math.min(...costs));
  const best = [rows.at(-1)![at]!];
  for (let i = rows.length - 1; i > 0; i--) {
    at = ways[i - 1]![at]!;
    best.unshift(rows[i - 1]![at]!);
  }
  return best;
}

function stepCost(before: Candidate, next: Candidate): number {
  const [a, b] = [before.counted, next.counted];
  if (before.name === undefined || next.name === undefined) return COSTS.goesOn;
  if (before.name === next.name) return COSTS.same;
  if (!a || !b) return COSTS.leaps;
  if (a.before === b.before && (a.digits === 0) === (b.digits === 0)) {
    const step = b.at - a.at;
    if (STEPS.includes(step)) return step === 1 ? COSTS.goesOn : 0.2;
    if (step > 0) return opens(b) ? COSTS.opens : COSTS.leaps;
    return opens(b) ? COSTS.begins : step === -1 ? COSTS.opens : COSTS.falls;
  }
  return opens(b) ? COSTS.opens : COSTS.leaps;
}

/** The first of a floor or a building: `201`, `A-1`, `3A`. */
function opens({ at, digits }: Counted): boolean {
  return digits === 0 ? at === 65 : at % FLOOR === 1 || at === 1;
}
