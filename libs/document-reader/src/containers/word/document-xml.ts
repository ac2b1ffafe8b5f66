import type { Numbering } from './numbering';
import type { ParagraphStyle } from './styles';
import { isOn, walkXml } from './xml';

export interface Paragraph {
  type: 'paragraph';
  /** Tabs are kept as \t, line breaks as \n. */
  text: string;
  bold: boolean;
  /** Positions of the tab stops in points, where the paragraph sets them. */
  tabStops: number[];
  /** The paragraph opens a new page. */
  newPage: boolean;
}

export interface TableCell {
  paragraphs: Paragraph[];
  tables: Table[];
  span: number;
}

export interface Table {
  type: 'table';
  rows: TableCell[][];
  /** Widths of the grid's columns in points. */
  widths: number[];
}

export type Block = Paragraph | Table;

interface Input {
  xml: Buffer;
  numbering: Numbering;
  style: (id: string | undefined) => ParagraphStyle;
}

interface Run {
  hidden: boolean;
  struck: boolean;
  white: boolean;
  bold: boolean | undefined;
}

interface OpenParagraph {
  paragraph: Paragraph;
  style: string | undefined;
  list: string | undefined;
  level: number | undefined;
  shaded: boolean;
  boldLength: number;
  length: number;
}

/** Elements whose text is not on the page: tracked deletions, field codes, what older programs would show instead. */
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'mc:Fallback',
  'w:instrText',
  'w:delText',
  'w:delInstrText',
  'w:rPrChange',
  'w:pPrChange',
  'w:tcPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:trPrChange',
  'w:ruby',
]);
const TEXT_ELEMENTS = new Set(['w:t', 'm:t']);
const SYMBOLS: Record<string, string> = {
  F0FE: '☒',
  F0FD: '☒',
  F0A8: '☐',
  F06F: '☐',
  F0B7: '•',
  F0A7: '•',
  F0FC: '✓',
};

/** Walks a Word part into paragraphs and tables, without building a tree of it. */
export function readDocumentXml(input: Input): { blocks: Block[]; hidden: boolean; struck: boolean } {
  const walker = new Walker(input);
  walkXml(input.xml, {
    open: (name, attributes) => walker.open(name, attributes),
    close: (name) => walker.close(name),
    text: (text) => walker.text(text),
  });
  return { blocks: walker.blocks, hidden: walker.hidden, struck: walker.struck };
}

class Walker {
  readonly blocks: Block[] = [];
  hidden = false;
  struck = false;
  private skipping = 0;
  private inText = false;
  private newPage = false;
  private inTabs = false;
  private deletedRow = false;
  private readonly paragraphs: OpenParagraph[] = [];
  private readonly tables: Table[] = [];
  private readonly cells: TableCell[] = [];
  private readonly runs: Run[] = [];

  constructor(private readonly input: Input) {}

  open(name: string, attributes: Record<string, string>): void {
    if (this.skipping > 0 || SKIPPED.has(name)) {
      // A row that was deleted says so by an empty element among its own properties.
      if (
        name === 'w:del' &&
        this.runs.length === 0 &&
        this.paragraphs.length === 0 &&
        this.tables.length > 0
      )
        this.deletedRow = true;
      this.skipping++;
      return;
    }
    if (TEXT_ELEMENTS.has(name)) this.inText = true;
    else if (!this.openBlock(name, attributes)) this.openInline(name, attributes['w:val'], attributes);
  }

  close(name: string): void {
    if (this.skipping > 0) this.skipping--;
    else if (TEXT_ELEMENTS.has(name)) this.inText = false;
    else if (name === 'w:tabs') this.inTabs = false;
    else if (name === 'w:r') this.runs.pop();
    else if (name === 'w:p') this.closeParagraph();
    else if (name === 'w:tr') this.closeRow();
    else if (name === 'w:tc') this.cells.pop();
    else if (name === 'w:tbl') this.closeTable();
  }

  text(text: string): void {
    if (this.inText && this.skipping === 0) this.append(text);
  }

  private openBlock(name: string, attributes: Record<string, string>): boolean {
    if (name === 'w:p') this.openParagraph();
    else if (name === 'w:tbl') this.tables.push({ type: 'table', rows: [], widths: [] });
    else if (name === 'w:tr') this.tables.at(-1)?.rows.push([]);
    else if (name === 'w:tc') this.openCell();
    else if (name === 'w:r') this.runs.push({ hidden: false, struck: false, white: false, bold: undefined });
    else if (name === 'w:gridCol') this.tables.at(-1)?.widths.push(points(attributes['w:w']));
    else return false;
    return true;
  }

  private openInline(name: string, value: string | undefined, attributes: Record<string, string>): void {
    const paragraph = this.paragraphs.at(-1);
    const run = this.runs.at(-1);
    if (name === 'w:gridSpan') this.setSpan(Number(value));
    else if (name === 'w:tabs') this.inTabs = true;
    else if (name === 'w:tab' && this.inTabs) this.tabStop(attributes);
    else if (name === 'w:tab' || name === 'w:ptab') this.append('\t');
    else if (name === 'w:br' || name === 'w:cr') this.lineBreak(attributes['w:type']);
    else if (name === 'w:lastRenderedPageBreak') this.pageBreak();
    else if (name === 'w:noBreakHyphen') this.append('-');
    else if (name === 'w:sym') this.append(SYMBOLS[(attributes['w:char'] ?? '').toUpperCase()] ?? '');
    else if (run) runProperty(run, name, value);
    else if (paragraph) paragraphProperty(paragraph, name, value);
  }

  private openParagraph(): void {
    const paragraph: Paragraph = { type: 'paragraph', text: '', bold: false, tabStops: [], newPage: false };
    this.paragraphs.push({
      paragraph,
      style: undefined,
      list: undefined,
      level: undefined,
      shaded: false,
      boldLength: 0,
      length: 0,
    });
  }

  private closeParagraph(): void {
    const open = this.paragraphs.pop();
    if (!open) return;
    const { paragraph } = open;
    const style = this.input.style(open.style);
    const list = open.list ?? style.list;
    if (list !== undefined && list !== '0' && paragraph.text.trim() !== '') {
      const number = this.input.numbering.next(list, open.level ?? style.level ?? 0);
      if (number !== '') paragraph.text = `${number} ${paragraph.text.trimStart()}`;
    }
    paragraph.bold =
      open.length > 0
        ? open.boldLength * 2 > open.length || (open.boldLength === 0 && style.bold === true)
        : false;
    paragraph.newPage ||= this.newPage;
    this.newPage = false;
    // A text box stands inside a paragraph that is still open; its lines come before that paragraph's own.
    const cell = this.cells.at(-1);
    if (cell) cell.paragraphs.push(paragraph);
    else this.blocks.push(paragraph);
  }

  private openCell(): void {
    const cell: TableCell = { paragraphs: [], tables: [], span: 1 };
    this.cells.push(cell);
    this.tables.at(-1)?.rows.at(-1)?.push(cell);
  }

  private closeRow(): void {
    if (this.deletedRow) this.tables.at(-1)?.rows.pop();
    this.deletedRow = false;
  }

  private closeTable(): void {
    const table = this.tables.pop();
    if (!table) return;
    const cell = this.cells.at(-1);
    if (cell) cell.tables.push(table);
    else this.blocks.push(table);
  }

  private setSpan(span: number): void {
    const cell = this.cells.at(-1);
    if (cell && span >= 1 && span <= 200) cell.span = span;
  }

  private append(text: string): void {
    const open = this.paragraphs.at(-1);
    if (!open) return;
    const run = this.runs.at(-1);
    if (run?.struck) {
      if (text.trim() !== '') this.struck = true;
      return;
    }
    if (run?.hidden || (run?.white && !open.shaded && this.tables.length === 0)) {
      if (text.trim() !== '') this.hidden = true;
      return;
    }
    open.paragraph.text += text;
    const length = text.trim().length;
    open.length += length;
    if (run?.bold) open.boldLength += length;
  }

  private lineBreak(type: string | undefined): void {
    if (type === 'page') this.pageBreak();
    else this.append(type === 'column' ? ' ' : '\n');
  }

  private pageBreak(): void {
    const open = this.paragraphs.at(-1);
    // A break after text takes effect with the next paragraph; before it, with this one.
    if (open && open.paragraph.text.trim() === '') open.paragraph.newPage = true;
    else this.newPage = true;
  }

  private tabStop(attributes: Record<string, string>): void {
    if (attributes['w:val'] !== 'clear')
      this.paragraphs.at(-1)?.paragraph.tabStops.push(points(attributes['w:pos']));
  }
}

function runProperty(run: Run, name: string, value: string | undefined): void {
  if (name === 'w:vanish' || name === 'w:webHidden') run.hidden = isOn(value);
  else if (name === 'w:strike' || name === 'w:dstrike') run.struck = isOn(value);
  else if (name === 'w:b') run.bold = isOn(value);
  else if (name === 'w:color') run.white = /^f[c-f]f[c-f]f[c-f]$/i.test(value ?? '');
  else if (name === 'w:shd' || name === 'w:highlight') run.white = false;
}

function paragraphProperty(open: OpenParagraph, name: string, value: string | undefined): void {
  if (name === 'w:pStyle') open.style = value;
  else if (name === 'w:numId') open.list = value;
  else if (name === 'w:ilvl') open.level = Number(value) || 0;
  else if (name === 'w:shd') open.shaded = true;
  else if (name === 'w:pageBreakBefore') open.paragraph.newPage = isOn(value);
}

/** Word measures in twentieths of a point. */
function points(twips: string | undefined): number {
  const value = Number(twips);
  return Number.isFinite(value) ? value / 20 : 0;
}
