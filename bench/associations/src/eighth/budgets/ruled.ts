import PDFDocument from 'pdfkit';
import { type Paper, type Row } from '../../layout/paper';
import { type Table } from './ledger';

type Pdf = InstanceType<typeof PDFDocument>;
const [left, right, foot] = [72, 540, 720];

/**
 * An accountant's page: figures in columns of one width with the dollar sign at the column's left edge, headings underlined,
 * a rule above each sum and two below the last. Titles stand in the middle, a long name runs on below itself.
 */
export async function printRuled(paper: Paper): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    info: { Title: paper.title, Author: paper.author, CreationDate: paper.date, ModDate: paper.date },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const sheet = new RuledSheet(pdf, paper.style.size);
  for (const block of paper.blocks) {
    if (block.kind === 'title') sheet.middle([block.text, ...(block.sub ?? [])]);
    else if (block.kind === 'paragraph') sheet.say(block.text);
    else if (block.kind === 'table') sheet.table(block);
    else throw new Error(`a ruled page has no ${block.kind}`);
  }
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

class RuledSheet {
  private y = 64;

  constructor(
    private readonly pdf: Pdf,
    private readonly size: number,
  ) {}

  private type(bold = false): Pdf {
    return this.pdf.font(bold ? 'Times-Bold' : 'Times-Roman').fontSize(this.size);
  }

  private set(text: string, x: number, bold = false): void {
    this.type(bold).fillColor('#000000').text(text, x, this.y, { lineBreak: false });
  }

  private down(lines = 1): void {
    this.y += this.size * 1.32 * lines;
    if (this.y <= foot) return;
    this.pdf.addPage({ size: 'LETTER', margin: 0 });
    this.y = 64;
  }

  private rule(from: number, to: number, y: number): void {
    this.pdf.lineWidth(0.7).moveTo(from, y).lineTo(to, y).stroke('#000000');
  }

  middle(texts: readonly string[]): void {
    texts.forEach((text, at) => {
      this.set(text, (left + right - this.type(at === 0).widthOfString(text)) / 2, at === 0);
      this.down();
    });
    this.down();
  }

  say(text: string): void {
    this.down(0.5);
    for (const line of this.wrap(text, right - left)) {
      this.set(line, left);
      this.down();
    }
    this.down(0.5);
  }

  table(table: Table): void {
    const count = table.columns.length - 1;
    const width = Math.min(92, 300 / count);
    const edge = (at: number): number => right - (count - at) * width;
    const last = table.rows.map((row) => row.role).lastIndexOf('total');
    table.rows.forEach((row, at) => {
      if (row.role === 'blank') this.down(0.6);
      else this.row(row, { edge, width, last: at === last, room: edge(1) - left - width });
    });
  }

  private row(
    row: Row,
    at: { edge: (column: number) => number; width: number; last: boolean; room: number },
  ): void {
    const [name, ...figures] = row.cells;
    const sum = row.role === 'subtotal' || row.role === 'total';
    const header = row.role === 'header';
    const indent = name?.indent ?? (sum ? 24 : 0);
    const lines = this.wrap(name?.text ?? '', at.room - indent);
    lines.slice(0, -1).forEach((line, index) => {
      this.set(line, left + indent + (index > 0 ? 10 : 0), row.role === 'section');
      this.down();
    });
    this.set(
      lines[lines.length - 1] ?? '',
      left + indent + (lines.length > 1 ? 10 : 0),
      row.role === 'section',
    );
    figures.forEach((cell, index) => {
      if (cell.text === '') return;
      const end = at.edge(index + 1);
      const [from, bottom] = [end - at.width + 14, this.y + this.size * 1.08];
      const sign = !header && cell.text.startsWith('$ ');
      const figure = sign ? cell.text.slice(2) : cell.text;
      if (sign) this.set('$', from);
      // The closing parenthesis hangs outside of the column, so that digits stand below one another.
      const hang = figure.endsWith(')') && !header ? this.type().widthOfString(')') : 0;
      this.set(figure, end - this.type(header).widthOfString(figure) + hang, header);
      if (header) this.rule(from, end, bottom);
      if (sum) this.rule(from, end, this.y - 3.5);
      if (at.last) [0, 2].forEach((gap) => this.rule(from, end, bottom + gap));
    });
    this.down(sum ? 1.5 : 1.05);
  }

  private wrap(text: string, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const next = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
      if (lines.length === 0 || this.type().widthOfString(next) > width) lines.push(word);
      else lines[lines.length - 1] = next;
    }
    return lines;
  }
}
