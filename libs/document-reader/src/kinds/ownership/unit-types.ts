import type { Line, Page } from '../../page/types';
import { columnsOf } from '../reading/columns';
import { sentencesOf, type Prose } from '../reading/prose';
import { chunksOf, type Chunk, type ChunkLine } from './chunks';
import { rowOf } from './labelled-rows';
import { rowAt, tableOf } from './prose-rows';
import { approx, ofPercent, sumOf, type Ratio } from './ratio';
import { regionsOf, type Region } from './regions';
import type { RawTable, Row } from './row';
import { findShares } from './share-text';
import { bareKey, findKeys } from './unit-text';
import { OWNERSHIP } from './words';

interface TypeShare {
  name: string;
  line: ChunkLine;
  chunk: Chunk;
  share: Ratio;
}

/** How far from the whole the shares of all units may be: figures without a mark must prove that they are shares. */
const OFF = { marked: 0.05, bare: 0.002 };

/**
 * Shares by type of unit in one table (`Type A, 4 units, 10.00% each`) and the type of each unit in another: the two
 * together give each unit its share. Undefined where one of them is missing.
 */
export function sharesByType(pages: Page[], furniture: Set<Line>, prose: Prose): RawTable | undefined {
  return tabledTypes(pages, furniture) ?? spokenTypes(pages, furniture, prose);
}

/** `Each Model A unit has an undivided interest of 11.25%`, and the model of each unit in a table. */
function spokenTypes(pages: Page[], furniture: Set<Line>, prose: Prose): RawTable | undefined {
  const types = sentencesOf(prose.text).flatMap(({ text, start }) => {
    const [key, ...more] = findKeys(text).filter(({ label }) => label === 'type');
    const [share, ...others] = findShares(text);
    const [name] = key?.names ?? [];
    if (!name || !share || key!.names.length + more.length + others.length > 1) return [];
    if (!OWNERSHIP.test(text)) return [];
    return [
      { name, share, span: { start: start + share.index, end: start + share.index + share.raw.length } },
    ];
  });
  if (types.length < 2) return undefined;
  const names = new Set(types.map(({ name }) => name));
  const numbered = numberedUnits(prose, names);
  const units = numbered.length > 0 ? numbered : unitTypes(pages, { furniture, own: new Set(), names });
  const rows = units.flatMap(({ unit, type }) => {
    const of = types.findLast(({ name }) => name === type);
    return (of && rowAt(prose, of.span, { share: of.share, keys: [unitKey(unit)] })) ?? [];
  });
  const isWholeSum = Math.abs(approx(sumOf(rows.map(({ share }) => share))) - 1) <= OFF.bare;
  return isWholeSum ? tableOf(rows, rows[0]!) : undefined;
}

/** `Type A units are studios and are numbered 101, 106 and 201.` */
function numberedUnits(prose: Prose, names: Set<string>): { unit: string; type: string }[] {
  return sentencesOf(prose.text).flatMap(({ text }) => {
    const type = findKeys(text).find(({ label }) => label === 'type')?.names[0];
    const [, list = ''] = text.replace(/\s+/g, ' ').split(/\bnumbered /);
    const units = type && names.has(type) ? (bareKey(list)?.names ?? []) : [];
    return units.map((unit) => ({ unit, type: type! }));
  });
}

function tabledTypes(pages: Page[], furniture: Set<Line>): RawTable | undefined {
  for (const region of regionsOf(pages, furniture)) {
    for (const { types, off } of typeShares(region)) {
      if (types.length < 2) continue;
      const own = new Set([...region.rows].map(({ line }) => line));
      const units = unitTypes(pages, { furniture, own, names: new Set(types.map(({ name }) => name)) });
      if (units.length < types.length) continue;
      const rows = units.flatMap(({ unit, type }) =>
        rowsOf(
          unit,
          types.find(({ name }) => name === type),
        ),
      );
      const sum = rows.reduce((total, row) => total + approx(row.share), 0);
      if (Math.abs(sum - 1) > off) continue;
      const first = region.lines[0]!;
      const last = region.lines.at(-1)!;
      const heading = region.heading.map(({ page, line }) => ({ page, line }));
      return { rows, totals: [], heading, first, last, limited: false, doubts: [] };
    }
  }
  return undefined;
}

function rowsOf(unit: string, type: TypeShare | undefined): Row[] {
  if (!type) return [];
  const { line, chunk, share } = type;
  return [rowOf({ line, chunk, keys: [unitKey(unit)], share, evidence: 0.9 })];
}

function unitKey(unit: string): Row['keys'][number] {
  return { label: 'unit', word: '', names: [unit], ranged: false, plural: false };
}

interface Typed {
  types: TypeShare[];
  off: number;
}

/**
 * Rows whose key is a type, with what may be the share of one unit of it; the column of the types' totals is another.
 * Of bare figures each reading is one more, and what all units add to tells which is right.
 */
function typeShares(region: Region): Typed[] {
  const words = [...region.heading, ...region.lines].map(({ line }) => line.text).join('\n');
  if (!OWNERSHIP.test(words) && !/percent/i.test(words)) return [];
  const heads = region.heading.slice(-4).filter(({ line }) => line.cells.length > 1);
  const columns = columnsOf<Chunk, ChunkLine>([...region.rows], heads);
  const typed = columns.find(
    (column) =>
      /\b(?:type|model|plan|style)\b/i.test(column.head) || isTyped([...column.chunks.values()].flat()),
  );
  if (!typed) return [];
  const shares = columns.filter((column) =>
    [...column.chunks.values()].flat().every((chunk) => chunk.kind === 'share'),
  );
  const share = shares.find((column) => /per unit|each|unit/i.test(column.head)) ?? shares[0];
  const read = (column: typeof typed, shareOf: (chunk: Chunk) => Ratio | undefined): TypeShare[] =>
    [...region.rows].flatMap((line) => {
      const name = nameOf(typed.chunks.get(line)?.[0]);
      const chunk = column.chunks.get(line)?.[0];
      const value = chunk && shareOf(chunk);
      return name && value ? [{ name, line, chunk, share: value }] : [];
    });
  if (share) return [{ types: read(share, (chunk) => chunk.found?.share), off: OFF.marked }];
  return columns
    .filter((column) => [...column.chunks.values()].flat().every(isBareShare))
    .flatMap((column) => [
      { types: read(column, (chunk) => chunk.number && ofPercent(chunk.number)), off: OFF.bare },
      { types: read(column, (chunk) => chunk.number), off: OFF.bare },
    ]);
}

function isBareShare({ kind, text }: Chunk): boolean {
  return kind === 'number' && /[.,]\d{2,}$/.test(text);
}

function isTyped(chunks: Chunk[]): boolean {
  return (
    chunks.length > 0 && chunks.every((chunk) => findKeys(chunk.text).some((key) => key.label === 'type'))
  );
}

function nameOf(chunk: Chunk | undefined): string | undefined {
  if (!chunk) return undefined;
  const labelled = findKeys(chunk.text).find((key) => key.label === 'type');
  return labelled?.names[0] ?? (chunk.text.length <= 12 ? chunk.text.trim() : undefined);
}

interface Lists {
  furniture: Set<Line>;
  /** Lines in which the types have their shares. */
  own: Set<Line>;
  names: Set<string>;
}

/** `101  A` line by line, in pairs too, or `Type A: Units 101, 102`. */
function unitTypes(pages: Page[], { furniture, own, names }: Lists): { unit: string; type: string }[] {
  const found = new Map<string, string>();
  for (const page of pages) {
    let open: string | undefined;
    for (const line of page.lines) {
      if (furniture.has(line) || own.has(line)) continue;
      let type: string | undefined;
      // The rest of a list of units may stand on the next line.
      for (const unit of open === undefined ? [] : (bareKey(line.text)?.names ?? [])) found.set(unit, open!);
      for (const key of findKeys(line.text)) {
        if (key.label === 'type') type = key.names[0];
        else if (key.label === 'unit' && type && names.has(type))
          for (const unit of key.names) found.set(unit, type);
      }
      const last = type ?? (bareKey(line.text) ? open : undefined);
      open =
        last !== undefined && names.has(last) && /[,;&]$|\band$/.test(line.text.trim()) ? last : undefined;
      const { chunks } = chunksOf(page, line);
      for (let i = 0; i + 1 < chunks.length; i++) {
        const unit =
          bareKey(chunks[i]!.text)?.names ??
          findKeys(chunks[i]!.text).find((key) => key.label === 'unit')?.names;
        const next = nameOf(chunks[i + 1]);
        if (unit?.length === 1 && next && names.has(next) && !names.has(unit[0]!)) found.set(unit[0]!, next);
      }
      for (const unit of listedOf(chunks, names)) found.set(unit, nameOf(chunks[0])!);
    }
  }
  return [...found].map(([unit, type]) => ({ unit, type }));
}

/** `A   101, 102, 201`: a type, and beside it the units that are of it. */
function listedOf([first, list, ...rest]: Chunk[], types: Set<string>): string[] {
  const type = nameOf(first);
  const units = list && rest.length === 0 ? (bareKey(list.text)?.names ?? []) : [];
  return type && types.has(type) && units.length > 1 ? units : [];
}
