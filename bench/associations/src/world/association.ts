import { ratio } from '../core/money';
import { type Random } from '../core/random';
import { chapters, type Chapter, type Concept } from './catalog';
import {
  fullName,
  managerName,
  person,
  phone,
  placeName,
  propertyTypes,
  states,
  street,
  town,
  zip,
  type PropertyType,
} from './names';

/** An association of the generator: what is true of it, before any document says so. */
export interface Association {
  id: string;
  place: string;
  name: string;
  type: PropertyType;
  state: string;
  address: string[];
  phone: string;
  manager: string;
  president: string;
  treasurer: string;
  units: number;
  /** The budget year of its newest budget. */
  year: number;
  chapters: OwnChapter[];
}

export interface OwnChapter {
  key: Chapter['key'];
  type: Chapter['type'];
  title: string;
  lines: OwnLine[];
}

export interface OwnLine {
  /** In the scheme of the association; printed only where a layout prints codes. */
  code: string;
  name: string;
  /** Full-year cents of the budget year, from which other years follow. */
  base: number;
  negative: boolean;
}

export type CodeScheme = 'chart' | 'dashed' | 'five' | 'dotted' | 'fund' | 'classic';

/** The association with this number of a seed. */
export function makeAssociation(random: Random, id: string): Association {
  const place = placeName(random);
  const type = random.pick(propertyTypes);
  const state = random.pick(Object.keys(states));
  const units = random.weighted({ small: 2, middle: 5, large: 3 });
  const count =
    units === 'small' ? random.int(6, 24) : units === 'middle' ? random.int(25, 120) : random.int(121, 480);
  const scheme = random.weighted<CodeScheme>({
    chart: 4,
    dashed: 2,
    five: 2,
    dotted: 1,
    fund: 1,
    classic: 3,
  });
  return {
    id,
    place,
    name: fullName(random, place, type),
    type,
    state,
    address: [street(random), `${town(random)}, ${states[state]} ${zip(random)}`],
    phone: phone(random),
    manager: managerName(random),
    president: person(random),
    treasurer: person(random),
    units: count,
    year: random.int(2024, 2027),
    chapters: ownChapters(random.fork('chapters'), count, scheme),
  };
}

function ownChapters(random: Random, units: number, scheme: CodeScheme): OwnChapter[] {
  const density = random.float(0.55, 1.25);
  const upper = random.chance(0.5);
  return chapters.flatMap((chapter) => {
    const chosen = chapter.concepts.filter(
      (concept) => concept.odds === 1 || random.chance(Math.min(0.97, concept.odds * density)),
    );
    if (chosen.length === 0) return [];
    const title = random.pick(chapter.titles);
    const lines = chosen.map((concept, index) => ownLine(random, { concept, units, scheme, index, chapter }));
    return [
      {
        key: chapter.key,
        type: chapter.type,
        title: upper ? title.toUpperCase() : title,
        lines: distinct(lines),
      },
    ];
  });
}

function ownLine(
  random: Random,
  what: { concept: Concept; units: number; scheme: CodeScheme; index: number; chapter: Chapter },
): OwnLine {
  const { concept } = what;
  const dollars = Math.max(12, Math.round(random.float(...concept.share) * what.units));
  const round = random.weighted({ exact: 3, tens: 3, hundreds: 2 });
  const base =
    round === 'exact'
      ? dollars * 100 + random.int(0, 99)
      : round === 'tens'
        ? Math.max(10, Math.round(dollars / 10) * 10) * 100
        : Math.max(100, Math.round(dollars / 100) * 100) * 100;
  return { code: codeFor(what), name: random.pick(concept.words), base, negative: concept.negative ?? false };
}

function codeFor(what: { concept: Concept; scheme: CodeScheme; index: number; chapter: Chapter }): string {
  const { code } = what.concept;
  switch (what.scheme) {
    case 'chart':
      return code;
    case 'dashed':
      return `${code}-00`;
    case 'five':
      return `${code}0`;
    case 'dotted':
      return `${code.slice(0, 2)}.${code.slice(2)}`;
    case 'fund':
      return `01-${code}-000`;
    case 'classic':
      return classicCode(what.chapter, what.index);
  }
}

/** 4000s for income, 5000s on for expenses: the commonest chart outside ours. */
function classicCode(chapter: Chapter, index: number): string {
  const starts: Record<string, number> = {
    income: 4000,
    administrative: 5000,
    services: 5300,
    repairs: 5500,
    insurance: 5800,
    utilities: 6000,
    reserves: 8000,
  };
  return String((starts[chapter.key] ?? 9000) + 10 * (index + 1));
}

/** Two lines of a chapter never have the same name, so that a truth names one line. */
function distinct(lines: OwnLine[]): OwnLine[] {
  const seen = new Set<string>();
  return lines.filter((one) => (seen.has(one.name) ? false : (seen.add(one.name), true)));
}

/** The line's cents in another year or column: near its base, in whole dollars if asked. */
export function figureFor(
  random: Random,
  line: OwnLine,
  options: { years: number; whole: boolean; spread?: number },
): number {
  const drift = 1 + 0.035 * options.years;
  const chance = 1 + random.float(-1, 1) * (options.spread ?? 0.06);
  const cents = ratio(line.base, Math.round(drift * chance * 10000), 10000);
  const rounded = options.whole ? Math.round(cents / 100) * 100 : cents;
  return line.negative ? -rounded : rounded;
}
