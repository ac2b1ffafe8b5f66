import PDFDocument from 'pdfkit';
import { type Random } from '../../core/random';
import { type Block, type Paper } from '../../layout/paper';
import { Pen } from '../../writers/pdf-pen';
import { drawTable } from '../../writers/pdf-table';

/** How a lawyer's office sets an instrument for the registry. */
export interface Setting {
  /** Lines of a paragraph are set this many times their size apart. */
  leading: number;
  /** The first line of a paragraph stands this far in. */
  indent: number;
  justified: boolean;
  /** Numbers in the margin beside the lines, as on pleading document. */
  numbers: boolean;
  /** What the recorder stamped on the first page. */
  stamp?: string[];
  /** A rule down the left margin. */
  rule: boolean;
}

export const settingOf = (random: Random, more: Partial<Setting> = {}): Setting => ({
  leading: random.pick([1.25, 1.5, 1.9]),
  indent: random.pick([0, 36, 28]),
  justified: random.chance(0.6),
  numbers: random.chance(0.2),
  rule: random.chance(0.2),
  ...more,
});

class DeedPen extends Pen {
  setting: Setting | undefined;

  override newPage(): void {
    super.newPage();
    const { setting } = this;
    if (!setting) return;
    if (setting.rule) {
      const x = this.style.margin - 9;
      this.stroke({ x, y: 30 }, { x, y: this.pageHeight - 30 }, { thickness: 0.8, color: '#444444' });
    }
    if (setting.numbers)
      for (let at = 1; at <= 28; at++)
        this.at(String(at), { x: this.style.margin - 26, y: 30 + at * 24.5 }, { size: 7, color: '#555555' });
    if (this.pageCount === 1 && setting.stamp) this.stamp(setting.stamp);
  }

  private stamp(lines: readonly string[]): void {
    const width = 14 + Math.max(...lines.map((line) => this.width(line, { size: 7.5 })));
    const x = this.pageWidth - this.style.margin - width;
    const top = this.y;
    this.document
      .lineWidth(0.9)
      .rect(x, top, width, lines.length * 10 + 10)
      .stroke('#333333');
    lines.forEach((line, at) => this.at(line, { x: x + 7, y: top + 6 + at * 10 }, { size: 7.5 }));
    this.y = top + lines.length * 10 + 26;
  }
}

/** Prints an instrument: centered headings, paragraphs set as `setting` says, tables as other documents have them. */
export function deedPress(setting: Setting): (paper: Paper) => Promise<Buffer> {
  return async (paper) => {
    const first = await drawn(paper, setting, 0);
    return paper.pageNumbers === 'page-of' ? (await drawn(paper, setting, first.pages)).bytes : first.bytes;
  };
}

async function drawn(
  paper: Paper,
  setting: Setting,
  pages: number,
): Promise<{ bytes: Buffer; pages: number }> {
  const { title: Title, author: Author, date } = paper;
  const document = new PDFDocument({
    size: 'LETTER',
    layout: paper.style.orientation,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title, Author, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  const pen = new DeedPen(document, paper, pages);
  pen.setting = setting;
  pen.newPage();
  for (const block of paper.blocks) set(pen, block, setting);
  document.end();
  await done;
  return { bytes: Buffer.concat(chunks), pages: pen.pageCount };
}

function set(pen: DeedPen, block: Block, setting: Setting): void {
  switch (block.kind) {
    case 'letterhead':
    case 'title': {
      const [head, lines] =
        block.kind === 'title' ? [block.text, block.sub ?? []] : [block.name, block.lines];
      for (const line of pen.wrap(head, pen.right - pen.left, { font: 'bold', size: pen.size + 2 }))
        pen.line(line, { font: 'bold', size: pen.size + 2, align: 'center' });
      for (const line of lines) pen.line(line, { align: 'center' });
      return pen.space(12);
    }
    case 'heading':
      pen.space(8);
      pen.keep(pen.size * 5);
      pen.line(block.text, { font: 'bold', align: 'center' });
      return pen.space(5);
    case 'paragraph':
      return paragraph(pen, block, setting);
    case 'fields':
      for (const [name, value] of block.rows)
        paragraph(pen, { kind: 'paragraph', text: `${name} ${value}` }, setting);
      return;
    case 'table':
      return drawTable(pen, block);
    case 'signatures':
      return signed(pen, block);
    case 'space':
      return pen.space(block.points);
    case 'page':
      return pen.newPage();
    case 'columns':
      throw new Error('an instrument is not set in columns');
  }
}

function paragraph(pen: DeedPen, block: Extract<Block, { kind: 'paragraph' }>, setting: Setting): void {
  const font = block.style === 'bold' ? 'bold' : block.style === 'italic' ? 'italic' : 'regular';
  const look = { font, ...(block.style === 'small' ? { size: pen.size - 1.5 } : {}) } as const;
  const height = (look.size ?? pen.size) * setting.leading;
  if (block.align === 'center' || block.align === 'right') {
    pen.text(block.text, { ...look, align: block.align });
    return pen.space(7);
  }
  const room = pen.right - pen.left;
  for (const part of block.text.split('\n')) {
    const lines = indented(pen, part, { room, indent: setting.indent, look });
    lines.forEach((line, at) => {
      pen.keep(height);
      const inset = at === 0 ? setting.indent : 0;
      const free = room - inset - pen.width(line, look);
      const gaps = line.split(' ').length - 1;
      const stretch = setting.justified && at < lines.length - 1 && gaps > 3 && free > 0 ? free / gaps : 0;
      spread(pen, line, { x: pen.left + inset, look, stretch });
      pen.y += height;
    });
  }
  pen.space(setting.leading > 1.4 ? 3 : 6);
}

/** A line whose spaces are each wider by `stretch`; every word has its own place. */
function spread(
  pen: DeedPen,
  line: string,
  by: { x: number; look: { font: 'bold' | 'italic' | 'regular'; size?: number }; stretch: number },
): void {
  if (by.stretch === 0) return pen.at(line, { x: by.x, y: pen.y }, by.look);
  let { x } = by;
  for (const word of line.split(' ')) {
    pen.at(word, { x, y: pen.y }, by.look);
    x += pen.width(`${word} `, by.look) + by.stretch;
  }
}

function indented(
  pen: DeedPen,
  text: string,
  by: { room: number; indent: number; look: { font: 'bold' | 'italic' | 'regular'; size?: number } },
): string[] {
  if (by.indent === 0) return pen.wrap(text, by.room, by.look);
  const words = text.split(' ');
  let first = words[0] ?? '';
  let taken = 1;
  while (taken < words.length && pen.width(`${first} ${words[taken]}`, by.look) <= by.room - by.indent)
    first = `${first} ${words[taken++]}`;
  const rest = words.slice(taken).join(' ');
  return rest === '' ? [first] : [first, ...pen.wrap(rest, by.room, by.look)];
}

function signed(pen: DeedPen, block: Extract<Block, { kind: 'signatures' }>): void {
  for (const one of block.parties) {
    pen.keep(80);
    pen.space(10);
    pen.inset((pen.right - pen.left) * 0.45, () => {
      pen.text(one.party, { font: 'bold' });
      pen.space(18);
      pen.line('By: __________________________');
      pen.text(`${one.name}, ${one.title}`);
      pen.line(`Dated: ${one.date}`);
    });
  }
}
