import { type Block, parse, type TableBlock } from '../outside/markup';

const WIDTH = 88;

function wrapped(text: string, indent = 0): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + word.length + 1 > WIDTH - indent) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current].map((line) => ' '.repeat(indent) + line);
}

const middle = (text: string): string[] =>
  wrapped(text).map((line) => ' '.repeat(Math.max(0, Math.floor((WIDTH - line.length) / 2))) + line);

function table({ columns, rows, flags }: TableBlock): string[] {
  const widths = columns.map((_, at) =>
    Math.max(1, ...rows.filter(({ cells }) => cells.length > 1).map(({ cells }) => (cells[at] ?? '').length)),
  );
  return rows.flatMap(({ kind, cells }) => {
    if (cells.length === 1) return cells;
    const line = columns
      .map(({ align }, at) => {
        const cell = cells[at] ?? '';
        if (align !== 'left') return cell.padStart(widths[at]!);
        const width = widths[at]! + (flags.includes('dots') && at === 0 ? 6 : 0);
        return cell.padEnd(width, flags.includes('dots') && at === 0 && kind === 'line' ? '.' : ' ');
      })
      .join('   ')
      .trimEnd();
    return kind === 'head' ? [line, '-'.repeat(line.length)] : [line];
  });
}

function body(block: Block): string[] {
  switch (block.kind) {
    case 'table':
      return ['', ...table(block), ''];
    case 'fields': {
      const label = Math.max(...block.rows.map(([name]) => name.length)) + 2;
      return block.rows.map(([name, value]) => `${`${name}:`.padEnd(label)}${value}`);
    }
    case 'stamp':
      return block.parts.map((part) => part.padStart(WIDTH));
    case 'sign':
      return ['', ...block.parts.flatMap((part) => ['______________________________', part, ''])];
    case 'page':
      return ['\f'];
    case 'rule':
      return ['-'.repeat(WIDTH)];
    case 'gap':
      return [''];
    case 'title':
    case 'subtitle':
    case 'centered':
      return middle(block.text);
    case 'right':
      return [block.text.padStart(WIDTH)];
    case 'indent':
      return wrapped(block.text, 4);
    case 'indent2':
      return wrapped(block.text, 8);
    case 'line':
      return [block.text];
    default:
      return wrapped(block.text);
  }
}

/** The document as plain text, as a program for letters or a mail program saves it. */
export const writePlain = (text: string): Buffer => {
  const lines = parse(text)
    .flatMap(body)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return Buffer.from(`${lines.replace(/^\n+|\n+$/g, '')}\n`);
};
