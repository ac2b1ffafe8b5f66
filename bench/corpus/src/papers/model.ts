import type { Block, Cell, Draft, Random } from '@hoa/bench-associations/kit';
import { anyStyle, paperDate, row } from '@hoa/bench-associations/kit';
import type { TruthPart } from '@hoa/bench-associations';

/** A small change of a document's structure or of how it is printed; several are combined in one document. */
export interface Phenomenon<S> {
  id: string;
  /** Of each group a document has at most one. */
  group?: string;
  /** False where it does not fit this document. */
  apply(paper: S, random: Random): boolean | undefined;
}

/** What a kind of documents is made of: a random structure, phenomena that change it, and how it is printed. */
export interface PaperKind<S = never> {
  id: string;
  start(random: Random): S;
  phenomena: readonly Phenomenon<S>[];
  print(paper: S, random: Random): Printed;
}

export interface Printed {
  kind: Draft['kind'];
  title: string;
  association?: string;
  year: number;
  blocks: Block[];
  parts: TruthPart[];
}

/** Two to four phenomena of different groups, in the order of their list, and the document that comes of them. */
export function makePaper<S>(kind: PaperKind<S>, random: Random, only?: readonly string[]): Draft {
  const paper = kind.start(random.fork('structure'));
  const wanted = only?.length
    ? kind.phenomena.filter(({ id }) => only.includes(id))
    : oneOfEachGroup(random.shuffle(kind.phenomena)).slice(0, random.int(2, 4));
  const traits: string[] = [];
  for (const phenomenon of kind.phenomena.filter((one) => wanted.includes(one)))
    if (phenomenon.apply(paper, random.fork(phenomenon.id)) !== false) traits.push(phenomenon.id);
  const printed = kind.print(paper, random.fork('print'));
  return {
    paper: {
      title: printed.title,
      author: printed.association ?? 'Office',
      date: paperDate(random, printed.year),
      blocks: printed.blocks,
      pageNumbers: random.pick(['page-of', 'dash', 'none']),
      style: anyStyle(random.fork('style')),
    },
    kind: printed.kind,
    ...(printed.association ? { association: printed.association } : {}),
    parts: printed.parts,
    traits: [kind.id, ...traits],
  };
}

function oneOfEachGroup<S>(phenomena: readonly Phenomenon<S>[]): Phenomenon<S>[] {
  const seen = new Set<string>();
  return phenomena.filter(({ group }) => {
    if (group === undefined) return true;
    const isNew = !seen.has(group);
    seen.add(group);
    return isNew;
  });
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const page: Block = { kind: 'page' };

/** A table whose first column is words and whose others are figures. */
export function table(head: string[], rows: (Cell | string)[][], total?: string[]): Block {
  return {
    kind: 'table',
    columns: head.map((_, at) => ({ weight: at === 0 ? 3 : 2, align: at === 0 ? 'left' : 'right' })),
    rows: [
      row('header', head),
      ...rows.map((cells) => row('line', cells)),
      ...(total ? [row('total', total)] : []),
    ],
    repeatHeader: true,
  };
}

export function money(cents: number, plain = false): string {
  const whole = Math.floor(cents / 100).toLocaleString('en-US');
  return `${plain ? '' : '$'}${whole}.${String(cents % 100).padStart(2, '0')}`;
}
