/**
 * The notation of the documents. A line's first characters say what it is; other lines are paragraphs, ended by an empty line.
 *
 *   # title   ## centered and bold   - centered   = heading   ^ right   : a line of its own   > indented   >> more so
 *   ~ small print   * letterhead   @ label :: value   --- rule   === new page   [stamp] a / b   sign: one | other
 *   :t l r80 c grid dots full center small once     the columns of the table that follows and how it looks
 *   | cells   |* head   |+ total                    its rows
 */
export type Side = 'left' | 'right' | 'center';
export interface TableColumn {
  align: Side;
  width?: number;
}
export interface TableRow {
  kind: 'head' | 'line' | 'total';
  cells: string[];
}
export interface TableBlock {
  kind: 'table';
  columns: TableColumn[];
  flags: string[];
  rows: TableRow[];
}
export type TextKind =
  | 'title'
  | 'subtitle'
  | 'centered'
  | 'heading'
  | 'right'
  | 'line'
  | 'indent'
  | 'indent2'
  | 'small'
  | 'letterhead'
  | 'text';
export type Block =
  | { kind: TextKind; text: string }
  | { kind: 'fields'; rows: [string, string][] }
  | { kind: 'stamp' | 'sign'; parts: string[] }
  | { kind: 'rule' | 'page' | 'gap' }
  | TableBlock;

const marks: readonly [string, TextKind][] = [
  ['# ', 'title'],
  ['## ', 'subtitle'],
  ['- ', 'centered'],
  ['= ', 'heading'],
  ['^ ', 'right'],
  [': ', 'line'],
  ['> ', 'indent'],
  ['>> ', 'indent2'],
  ['~ ', 'small'],
  ['* ', 'letterhead'],
];
const sides: Record<string, Side> = { l: 'left', r: 'right', c: 'center' };
const split = (text: string, by: string): string[] => text.split(by).map((part) => part.trim());

function openTable(line: string): TableBlock {
  const words = line.slice(2).trim().split(/\s+/);
  const columns = words.filter((word) => /^[lrc]\d*$/.test(word));
  return {
    kind: 'table',
    columns: columns.map((word) => ({
      align: sides[word[0]!]!,
      ...(word.length > 1 ? { width: Number(word.slice(1)) } : {}),
    })),
    flags: words.filter((word) => !columns.includes(word)),
    rows: [],
  };
}

function tableRow(line: string): TableRow {
  const kind = line.startsWith('|*') ? 'head' : line.startsWith('|+') ? 'total' : 'line';
  return { kind, cells: split(line.slice(kind === 'line' ? 1 : 2), '|') };
}

export function parse(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const last = blocks.at(-1);
    const mark = marks.find(([start]) => line.startsWith(start));
    const wasOpen = open;
    open = false;
    if (line === '' || line === ':') {
      if (last && last.kind !== 'gap') blocks.push({ kind: 'gap' });
    } else if (line === '---') blocks.push({ kind: 'rule' });
    else if (line === '===') blocks.push({ kind: 'page' });
    else if (line.startsWith(':t')) blocks.push(openTable(line));
    else if (line.startsWith('|')) {
      if (last?.kind !== 'table') throw new Error(`a row without a table: ${line}`);
      last.rows.push(tableRow(line));
    } else if (line.startsWith('@')) {
      const [label = '', value = ''] = split(line.slice(1), '::');
      if (last?.kind === 'fields') last.rows.push([label, value]);
      else blocks.push({ kind: 'fields', rows: [[label, value]] });
    } else if (line.startsWith('[stamp]')) blocks.push({ kind: 'stamp', parts: split(line.slice(7), ' / ') });
    else if (line.startsWith('sign:')) blocks.push({ kind: 'sign', parts: split(line.slice(5), '|') });
    else if (mark) {
      if (mark[1] === 'heading' && last && last.kind !== 'gap') blocks.push({ kind: 'gap' });
      blocks.push({ kind: mark[1], text: line.slice(mark[0].length).trim() });
      open = ['text', 'indent', 'indent2', 'small'].includes(mark[1]);
    } else if (wasOpen && last && 'text' in last) {
      last.text += ` ${line}`;
      open = true;
    } else {
      blocks.push({ kind: 'text', text: line });
      open = true;
    }
  }
  return blocks;
}

/** All that a document prints, for checks: one line a block or row. */
export const printed = (text: string): string =>
  parse(text)
    .flatMap((block) => {
      if ('text' in block) return [block.text];
      if (block.kind === 'fields') return block.rows.map((row) => row.join(' '));
      if (block.kind === 'table') return block.rows.map(({ cells }) => cells.join(' '));
      return 'parts' in block ? [block.parts.join(' ')] : [];
    })
    .join('\n');
