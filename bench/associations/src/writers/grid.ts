import { type Block, type Paper } from '../layout/paper';

/** One line of a paper written without looks: cells of text, and whether they belong to a table. */
export interface GridLine {
  cells: string[];
  table?: number;
  align?: ('left' | 'right' | 'center')[];
  /** Cells that are followed by dots up to the next. */
  leaders?: boolean[];
}

/** The paper as lines of cells, for plain text and separated values. A cell over several columns leaves the rest empty. */
export function gridOf(paper: Paper): GridLine[] {
  const lines: GridLine[] = [];
  let tables = 0;
  const say = (...cells: string[]): void => {
    lines.push({ cells });
  };
  const walk = (block: Block): void => {
    switch (block.kind) {
      case 'letterhead':
        [block.name, ...block.lines].forEach((line) => say(line));
        return say('');
      case 'title':
        [block.text, ...(block.sub ?? [])].forEach((line) => say(line));
        return say('');
      case 'heading':
        say('');
        return say(block.text);
      case 'paragraph':
        block.text.split('\n').forEach((line) => say(line));
        return say('');
      case 'fields':
        return block.rows.forEach(([name, value]) => say(name, value));
      case 'columns':
        return block.blocks.forEach((blocks) => blocks.forEach(walk));
      case 'signatures':
        return block.parties.forEach((one) => say(`${one.party}: ${one.name}, ${one.title}, ${one.date}`));
      case 'table': {
        tables++;
        const align = block.columns.map((column) => column.align);
        for (const row of block.rows) {
          const cells = row.cells.flatMap((cell) => [
            cell.text,
            ...Array.from({ length: (cell.span ?? 1) - 1 }, () => ''),
          ]);
          lines.push({ cells, table: tables, align, leaders: row.cells.map((cell) => cell.leader ?? false) });
        }
        return say('');
      }
      case 'space':
        return;
      case 'page':
        return say('');
    }
  };
  paper.blocks.forEach(walk);
  return lines;
}
