import { asFraction, inPercent, sumOf } from '../../core/fraction';
import { type Random } from '../../core/random';
import { ordinal } from '../../core/words';
import { type Block, type Paper } from '../../layout/paper';
import { type TruthOwnership } from '../../truth';
import { type Association } from '../../world/association';
import { anyStyle, type Draft } from '../draft';
import { articles, recording } from './prose';
import { makeShares, withPart, type Notation, type Shares, type UnitShare } from './shares';
import { shareRanges, shareSentences, shareTable, shareTypes } from './tables';

type Form = 'table' | 'sentences' | 'ranges' | 'types';
type Flaw = 'none' | 'gap' | 'duplicate' | 'sum';

/** A declaration with its exhibit of ownership, in one of the many ways in which they were drawn up. */
export function declarationDraft(random: Random, association: Association): Draft {
  const year = random.int(1972, 2012);
  const exhibit = exhibits(random, association);
  const traits = [...exhibit.traits];
  const name = `${association.place} ${association.type === 'Condominium' ? 'Condominium' : ''}`.trim();
  const prose = articles(random, association, random.int(2, 7));
  const paper: Paper = {
    title: 'Declaration',
    author: 'Recorder',
    date: new Date(Date.UTC(year, 5, 15)),
    style: anyStyle(random, { accent: '#000000', letterhead: 'plain', size: random.float(9, 11) }),
    ...(random.chance(0.5) ? { footer: `Declaration of ${name}` } : {}),
    pageNumbers: random.pick(['page-of', 'dash', 'none']),
    blocks: [
      { kind: 'paragraph', style: 'small', align: 'right', text: recording(random, year) },
      {
        kind: 'title',
        text: random.pick([
          'DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS',
          'DECLARATION OF CONDOMINIUM',
          'MASTER DEED',
          'ENABLING DECLARATION',
        ]),
        sub: [`OF ${name.toUpperCase()}`],
      },
      {
        kind: 'paragraph',
        text: `This Declaration is made on the date below by the undersigned ("Declarant"), owner of the property known as ${name}, ${association.address.join(', ')}, which consists of ${exhibit.count} units. The owners' association is named ${association.name}`,
      },
      ...prose,
      ...exhibit.blocks,
    ],
  };
  return {
    paper,
    kind: 'declaration',
    association: association.name,
    parts: exhibit.parts,
    traits,
    exhibitAt: 3 + prose.length,
  };
}

interface Exhibits {
  blocks: Block[];
  parts: TruthOwnership[];
  traits: string[];
  count: number;
}

function exhibits(random: Random, association: Association): Exhibits {
  const kind = random.weighted({ one: 9, towers: 1.5, amended: 2, none: 1.5 });
  const count = Math.min(association.units, random.pick([24, 48, 96, 160]));
  if (kind === 'none') return { ...noTable(random), count };
  if (kind === 'towers') return towers(random, count);
  if (kind === 'amended') return amended(random, count);
  const one = exhibit(random, { count, letter: random.pick(['A', 'B', 'C', 'D']), inForce: true });
  return { ...one, count };
}

/** Equal shares in prose, or none at all: there is no table to read. */
function noTable(random: Random): Omit<Exhibits, 'count'> {
  const words = random.pick([
    'Both annual and special assessments must be fixed at a uniform rate for all Lots and may be collected on a monthly basis.',
    'The common expenses shall be borne by the owners as the Board determines from time to time.',
    'The allocated interests are shown on the plat recorded with this Declaration and incorporated by reference; Exhibit B is intentionally left blank.',
  ]);
  return {
    blocks: [
      { kind: 'heading', text: 'ALLOCATION OF COMMON EXPENSES' },
      { kind: 'paragraph', text: words },
    ],
    parts: [],
    traits: ['no-table'],
  };
}

function towers(random: Random, count: number): Exhibits {
  const names = random.pick([
    ['Tower A', 'Tower B'],
    ['North Tower', 'South Tower'],
    ['Building 1', 'Building 2', 'Building 3'],
    ['Phase I', 'Phase II'],
  ]);
  const notation = random.pick<Notation>(['percent', 'percent', 'decimal']);
  const each = Math.max(4, Math.floor(count / names.length));
  const parts = names.map((group, at) =>
    exhibit(random.fork(group), {
      count: each,
      letter: `B-${at + 1}`,
      inForce: true,
      group,
      notation,
      form: 'table',
    }),
  );
  return {
    blocks: parts.flatMap((part) => part.blocks),
    parts: parts.flatMap((part) => part.parts),
    traits: ['towers', ...new Set(parts.flatMap((part) => part.traits))],
    count,
  };
}

/** A table, and the amendments that replaced it: only the last is in force. */
function amended(random: Random, count: number): Exhibits {
  const notation = random.pick<Notation>(['percent', 'percent', 'decimal', 'fraction']);
  const times = random.chance(0.7) ? 1 : 2;
  const tables = Array.from({ length: times + 1 }, (_, at) =>
    exhibit(random.fork(`table-${at}`), {
      count: at > 0 && random.chance(0.5) ? count + random.int(1, 4) : count,
      letter: 'B',
      inForce: at === times,
      notation,
    }),
  );
  let year = random.int(2013, 2016);
  const blocks = tables.flatMap((table, at): Block[] => {
    if (at === 0) return table.blocks;
    year += random.int(0, 4);
    return [...amendment(random, at, year), ...table.blocks];
  });
  return {
    blocks,
    parts: tables.flatMap((table) => table.parts),
    traits: ['amended', ...new Set(tables.flatMap((table) => table.traits))],
    count,
  };
}

function amendment(random: Random, number: number, year: number): Block[] {
  const name = ordinal(number).toUpperCase();
  const words = random.pick([
    'Exhibit B to the Declaration is hereby deleted in its entirety and replaced with the following:',
    'The percentages of ownership set out in Exhibit B of the Declaration are amended to read as follows, and the former percentages are of no further effect:',
    'The Exhibit B attached hereto supersedes and replaces the Exhibit B recorded with the Declaration.',
  ]);
  return [
    { kind: 'page' },
    {
      kind: 'title',
      text: random.pick([
        `${name} AMENDMENT TO DECLARATION`,
        `${name} AMENDMENT TO THE DECLARATION`,
        `AMENDMENT NO. ${number}`,
      ]),
    },
    { kind: 'paragraph', text: recording(random, year) },
    { kind: 'paragraph', text: words },
  ];
}

function exhibit(
  random: Random,
  what: { count: number; letter: string; inForce: boolean; group?: string; notation?: Notation; form?: Form },
): Omit<Exhibits, 'count'> {
  const notation =
    what.notation ??
    random.weighted<Notation>({ percent: 7, decimal: 2, fraction: 2, words: 1, thousandths: 1 });
  const shares = makeShares(random, notation === 'words' ? Math.min(what.count, 60) : what.count, notation);
  const flaw =
    notation === 'percent' || notation === 'decimal'
      ? random.weighted<Flaw>({ none: 14, gap: 1, duplicate: 1, sum: 1 })
      : 'none';
  const listed = flawed(random, shares, flaw);
  const form = what.form ?? formFor(random, shares);
  const title = random.pick([
    'Percentage Interest',
    'Undivided Interest',
    'Ownership',
    'Share of Common Expenses',
    'Allocated Interest',
    '% of Common Elements',
  ]);
  const heading: Block[] = [
    { kind: 'page' },
    {
      kind: 'title',
      text: `EXHIBIT ${what.letter}`,
      sub: [
        ...(what.group ? [what.group.toUpperCase()] : []),
        random.pick([
          'ALLOCATED INTERESTS',
          'UNDIVIDED INTERESTS IN THE COMMON ELEMENTS',
          'SCHEDULE OF UNITS AND PERCENTAGES',
          'PERCENTAGE OF OWNERSHIP',
        ]),
      ],
    },
  ];
  const noisy = form === 'table' && notation === 'percent' && random.chance(0.06);
  const shown = noisy ? listed.map((unit) => misread(random, unit)) : listed;
  return {
    blocks: [...heading, ...body(random, { units: shown, form, title, shares })],
    parts: [truthOf(listed, { ...what, flaw, shares })],
    traits: [
      `shares-${notation}`,
      `form-${form}`,
      ...(flaw === 'none' ? [] : [`flaw-${flaw}`]),
      ...(shares.roundedSum ? ['rounded-sum'] : []),
      ...(noisy ? ['ocr-noise'] : []),
    ],
  };
}

function formFor(random: Random, shares: Shares): Form {
  const numbers = shares.units.every((unit) => /^\d+$/.test(unit.unit) && !unit.lot && !unit.building);
  const own = shares.units.some((unit) => unit.lot ?? unit.building);
  if (own) return 'table';
  return random.weighted<Form>({
    table: 7,
    sentences: 2,
    ranges: numbers ? 2 : 0,
    types: shares.notation === 'words' ? 0 : 1.5,
  });
}

function body(
  random: Random,
  what: { units: UnitShare[]; form: Form; title: string; shares: Shares },
): Block[] {
  const { units, form } = what;
  if (form === 'sentences') return shareSentences(random, units);
  if (form === 'ranges') return shareRanges(random, units);
  if (form === 'types') return shareTypes(random, units);
  const percent = what.shares.notation === 'percent';
  const pairs =
    units.length > 30 && random.chance(0.45) ? random.int(2, what.shares.notation === 'words' ? 2 : 4) : 1;
  const tagged = units[0]?.lot ?? units[0]?.building;
  return [
    shareTable(units, {
      title: what.title,
      pairs: tagged ? Math.min(pairs, 2) : pairs,
      down: random.chance(0.7),
      prefix: units[0]?.lot ? '' : random.weighted({ '': 4, 'Unit ': 2, '#': 1 }),
      area: pairs === 1 && random.chance(0.35),
      ...(percent && pairs === 1 && random.chance(0.5) ? { total: '100%' } : {}),
    }),
  ];
}

/** Puts one mistake of drafting into the list. */
function flawed(random: Random, shares: Shares, flaw: Flaw): UnitShare[] {
  const units = [...shares.units];
  const at = random.int(1, Math.max(1, units.length - 2));
  const unit = units[at];
  if (!unit || flaw === 'none') return units;
  if (flaw === 'gap') return units.filter((_, index) => index !== at);
  if (flaw === 'duplicate') return [...units.slice(0, at + 1), { ...unit }, ...units.slice(at + 1)];
  return units.map((one, index) =>
    index === at ? withPart(shares, one, one.part * 2 + 10 ** shares.digits) : one,
  );
}

const misread = (random: Random, unit: UnitShare): UnitShare =>
  random.chance(0.25)
    ? { ...unit, text: unit.text.replace(/[01]/, (digit) => (digit === '0' ? 'O' : 'l')) }
    : unit;

function truthOf(
  units: UnitShare[],
  what: { inForce: boolean; group?: string; flaw: Flaw; shares: Shares },
): TruthOwnership {
  const flaws = {
    none: [],
    gap: ['sum', 'gap'],
    duplicate: ['sum', 'duplicate'],
    sum: ['sum', 'gap'],
  } as const;
  return {
    kind: 'ownership',
    inForce: what.inForce,
    ...(what.group ? { group: what.group } : {}),
    sum: asFraction(inPercent(sumOf(units.map((unit) => unit.share)))),
    shares: units.map((unit) => ({
      unit: unit.unit,
      ...(unit.lot ? { lot: unit.lot } : {}),
      share: asFraction(unit.share),
    })),
    flaws: [...flaws[what.flaw]],
  };
}
