import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType, Document } from 'docx';
import ExcelJS from 'exceljs';
import PDFDocument from 'pdfkit';

/**
 * Writes each document of an association in the form that its name's ending says. A document is a list of blocks: a
 * string is a paragraph, `{ heading }` a heading, `{ rows }` a table, whose first cell is as wide as the page leaves.
 */
const writers = { docx: writeDocx, pdf: writePdf, txt: writeText, xlsx: writeXlsx };

export async function writeDocuments(folder, documents) {
  await mkdir(folder, { recursive: true });
  for (const [name, blocks] of Object.entries(documents))
    await writers[name.split('.').at(-1)](path.join(folder, name), blocks);
}

/** 1234.5 as a statement prints it; an unknown amount is an empty cell. */
const printed = (amount) =>
  amount === null ? '' : amount.toLocaleString('en-US', { minimumFractionDigits: 2 });

/** Rows of a budget's section with the sum of each column; whole cents, so that sums are exact. */
export function section(title, lines) {
  const columns = lines[0].slice(2).map((_, at) => lines.map((line) => line[at + 2] ?? 0));
  const sums = columns.map((column) => column.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100);
  return { title, lines, sums };
}

/** What the expenses come to in each column of a year, and what is left of the income, which is the first section. */
function resultsOf(columns, [income, ...expenses]) {
  const spent = columns
    .filter((label) => /^\d{4} /.test(label))
    .map((_, at) => expenses.reduce((sum, { sums }) => sum + Math.round(sums[at] * 100), 0) / 100);
  return { spent, left: spent.map((sum, at) => Math.round((income.sums[at] - sum) * 100) / 100) };
}

/** A budget as a report prints it: the account number in front of the name, amounts as text. */
export function printedBudget(columns, sections) {
  const { spent, left } = resultsOf(columns, sections);
  const rows = [
    columns,
    ...sections.flatMap(({ title, lines, sums }) => [
      [title, ...sums.map(() => '')],
      ...lines.map(([code, name, ...amounts]) => [`${code} ${name}`, ...amounts.map(printed)]),
      [`Total ${title}`, ...sums.map(printed)],
    ]),
    ['Total Expenses', ...spent.map(printed)],
    ['Net Income', ...left.map(printed)],
  ];
  return { rows };
}

/** The same as rows of a worksheet, with the account number in a column of its own. */
export function sheetBudget(columns, sections) {
  const { spent, left } = resultsOf(columns, sections);
  const rows = [
    columns,
    ...sections.flatMap(({ title, lines, sums }) => [['', title], ...lines, ['', `Total ${title}`, ...sums]]),
    ['', 'Total Expenses', ...spent],
    ['', 'Net Income', ...left],
  ];
  return { rows };
}

async function writeDocx(file, blocks) {
  const children = blocks.map((block) => {
    if (block.heading) return new Paragraph({ text: block.heading, heading: HeadingLevel.HEADING_2 });
    if (!block.rows) return new Paragraph({ text: block, spacing: { after: 160 } });
    const rows = block.rows.map(
      (cells) =>
        new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
    );
    return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
  });
  await writeFile(file, await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

async function writePdf(file, blocks) {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 60, info: { CreationDate: new Date('2026-01-01') } });
  const stream = pdf.pipe(createWriteStream(file));
  for (const block of blocks) {
    if (block.heading) pdf.font('Helvetica-Bold').fontSize(12).text(block.heading, 60).moveDown(0.5);
    else if (!block.rows) pdf.font('Helvetica').fontSize(10).text(block, 60).moveDown(0.7);
    else for (const cells of block.rows) pdfRow(pdf, cells);
    if (block.rows) pdf.moveDown(0.7);
  }
  pdf.end();
  await finished(stream);
}

function pdfRow(pdf, [first, ...others]) {
  if (pdf.y > 710) pdf.addPage();
  const { y } = pdf;
  const font =
    /^Total|^Net/.test(first) || others.every((cell) => cell === '') ? 'Helvetica-Bold' : 'Helvetica';
  pdf.font(font).fontSize(9).text(first, 60, y, { lineBreak: false });
  others.forEach((cell, at) => {
    const x = 552 - (others.length - at) * 85;
    pdf.text(cell, x, y, { width: 85, align: 'right', lineBreak: false });
  });
  pdf.y = y + 13.5;
  pdf.x = 60;
}

async function writeText(file, blocks) {
  await writeFile(file, `${blocks.map((block) => block.heading ?? block).join('\n\n')}\n`);
}

async function writeXlsx(file, blocks) {
  const workbook = new ExcelJS.Workbook();
  workbook.created = new Date('2026-01-01');
  const sheet = workbook.addWorksheet('Sheet1');
  sheet.columns = [9, 36, 14, 14, 14, 14, 34].map((width) => ({ width }));
  for (const block of blocks) {
    for (const cells of block.rows ?? [[block.heading ?? block]]) sheet.addRow(cells);
    sheet.addRow([]);
  }
  await workbook.xlsx.writeFile(file);
}
