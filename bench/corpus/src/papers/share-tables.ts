import { exact, inWords, ordinal, type Block, type Exact, type Random } from '@hoa/bench-associations/kit';
import { heading, paragraph, table } from './model';

export interface ShareRow {
  unit: string;
  share: Exact;
  model?: string;
}

export interface ShareTable {
  rows: ShareRow[];
  notation: 'percent' | 'decimal' | 'points' | 'fraction';
  shape: 'table' | 'pairs' | 'sentences' | 'run-in' | 'models' | 'equal' | 'area';
  heading: string;
  intro: string[];
  inForce: boolean;
  hasTotal: boolean;
  /** Columns beside unit and share; those with `before` stand between them. */
  extras: { head: string; before?: boolean; cells: string[] }[];
  unitHead: string;
  shareHead: string;
  group?: string;
  /** Square feet by row, for a share that is computed from them. */
  areas?: number[];
  /** It must not be read as shares of ownership. */
  isNoTruth?: boolean;
}

/** Shares that add to one exactly, in parts of `whole`. */
export function weighed(random: Random, of: { count: number; whole: bigint }): Exact[] {
  const weights = Array.from({ length: of.count }, () => random.pick([70, 82, 95, 100, 118, 131]));
  const sum = BigInt(weights.reduce((all, weight) => all + weight, 0));
  const parts = weights.map((weight) => (BigInt(weight) * of.whole) / sum);
  let left = of.whole - parts.reduce((all, part) => all + part, 0n);
  for (let at = 0; left > 0n; at++, left--) parts[at % parts.length]! += 1n;
  return parts.map((part) => exact(part, of.whole));
}

export function unitNames(random: Random, count: number): string[] {
  const style = random.pick(['plain', 'floors', 'letters', 'building'] as const);
  return Array.from({ length: count }, (_, at) => {
    if (style === 'plain') return String(at + 1);
    if (style === 'floors') return String(100 * (1 + Math.floor(at / 8)) + 1 + (at % 8));
    if (style === 'letters') return `${1 + Math.floor(at / 4)}${'ABCD'[at % 4]!}`;
    return `${'ABCDEF'[Math.floor(at / 8) % 6]!}-${101 + (at % 8)}`;
  });
}

function digits({ n, d }: Exact, scale: bigint, places: number): string {
  const value = (n * scale * 10n ** BigInt(places)) / d;
  const text = value.toString().padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}

export function shareText(share: Exact, notation: ShareTable['notation']): string {
  if (notation === 'percent') return `${digits(share, 100n, 2)}%`;
  if (notation === 'decimal') return digits(share, 1n, 4);
  if (notation === 'points') return digits(share, 1000n, 0);
  return `${share.n}/${share.d}`;
}

function totalText(of: ShareTable): string {
  return { percent: '100.00%', decimal: '1.0000', points: '1,000', fraction: '1' }[of.notation];
}

export function printTable(of: ShareTable): Block[] {
  return [heading(of.heading), ...of.intro.map(paragraph), ...shapes[of.shape](of)];
}

const shapes: Record<ShareTable['shape'], (of: ShareTable) => Block[]> = {
  table: (of) => [columnsOf(of)],
  pairs: (of) => {
    const half = Math.ceil(of.rows.length / 2);
    const cells = (at: number): string[] => {
      const row = of.rows[at];
      return row ? [row.unit, shareText(row.share, of.notation)] : ['', ''];
    };
    const head = [of.unitHead, of.shareHead, of.unitHead, of.shareHead];
    return [
      table(
        head,
        Array.from({ length: half }, (_, at) => [...cells(at), ...cells(at + half)]),
      ),
    ];
  },
  sentences: (of) =>
    of.rows.map(({ unit, share }) =>
      paragraph(
        `Unit ${unit} shall have appurtenant to it an undivided ${worded(share, of)} interest in the common elements.`,
      ),
    ),
  'run-in': (of) => [
    paragraph(
      `The undivided interests in the common elements are as follows: ${of.rows.map(({ unit, share }) => `Unit ${unit}, ${shareText(share, of.notation)}`).join('; ')}.`,
    ),
  ],
  models: (of) => {
    const models = [...new Set(of.rows.map(({ model }) => model ?? 'A'))];
    return [
      ...models.map((model) => {
        const { share } = of.rows.find((row) => (row.model ?? 'A') === model)!;
        return paragraph(
          `Each Model ${model} unit has an undivided interest of ${shareText(share, of.notation)} in the common elements.`,
        );
      }),
      table(
        [of.unitHead, 'Model'],
        of.rows.map(({ unit, model }) => [unit, model ?? 'A']),
      ),
    ];
  },
  equal: (of) => {
    const count = of.rows.length;
    return [
      paragraph(
        `Units ${of.rows[0]!.unit} through ${of.rows[count - 1]!.unit}, inclusive, each have an equal undivided one-${ordinal(count)} (1/${count}) interest in the common elements, there being ${inWords(count)} (${count}) units.`,
      ),
    ];
  },
  area: (of) => [
    paragraph(
      'The undivided interest of each unit is the ratio of the square footage of the unit to the total square footage of all units, as follows.',
    ),
    table(
      [of.unitHead, 'Square Footage'],
      of.rows.map(({ unit }, at) => [unit, (of.areas?.[at] ?? 0).toLocaleString('en-US')]),
      ['Total', (of.areas ?? []).reduce((sum, area) => sum + area, 0).toLocaleString('en-US')],
    ),
  ],
};

function worded(share: Exact, of: ShareTable): string {
  if (of.notation === 'fraction' && share.n === 1n) return `one-${ordinal(Number(share.d))} (1/${share.d})`;
  return of.notation === 'points'
    ? `${shareText(share, of.notation)}/1,000ths`
    : shareText(share, of.notation);
}

function columnsOf(of: ShareTable): Block {
  const before = of.extras.filter((extra) => extra.before);
  const after = of.extras.filter((extra) => !extra.before);
  const rows = of.rows.map((row, at) => [
    row.unit,
    ...before.map(({ cells }) => cells[at] ?? ''),
    shareText(row.share, of.notation),
    ...after.map(({ cells }) => cells[at] ?? ''),
  ]);
  const total = of.hasTotal
    ? ['Total', ...before.map(() => ''), totalText(of), ...after.map(() => '')]
    : undefined;
  return table(
    [of.unitHead, ...before.map(({ head }) => head), of.shareHead, ...after.map(({ head }) => head)],
    rows,
    total,
  );
}
