import { utils, write } from '@e965/xlsx';
import PDFDocument from 'pdfkit';
import { checkDocument } from './page-promises.mjs';
import { source } from './sources.mjs';

const REPORT =
  'Oak HOA\n2026 Operating Budget\n\nGL Code\tDescription\t2026 Budget\n7810\tElectricity\t"18,000.00"\n7820\tWater\t(1,250.50)\n\tTotal\t16,749.50\n';
const CSV =
  'GL Code,Description,2025 Actual,2026 Budget\n7810,"Electricity, common",$17000,"18,000.00"\n7820,"Water ""well""",,-12.5\n;;;\n';
const PRINTED = [
  ' ',
  '  ',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '\f',
  '"',
  '""',
  ',',
  ';',
  '|',
  '=',
  '7810',
  'Total',
  '1,234.50',
  '(12)',
  '$',
  '\ufeff',
  '\0',
  '\u2028',
  '....',
  '____',
  '2026 Budget',
  'sep=;\n',
];
const PDF = [
  'obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref', '%%EOF', '<<', '>>', '[', ']', '/Type', '/Page', '/Pages', '/Kids', '/Count', '/Parent', '/Contents', '/Length',
  '/Filter', '/FlateDecode', '/ASCIIHexDecode', '/LZWDecode', '/Resources', '/Font', '/F1', '/MediaBox', '/Rotate 90', '/UserUnit 9', '/Encrypt', '/Root', '/Size', '/Prev', '1 0 R', '2 0 R', '99 0 R',
  'BT', 'ET', 'Tf', 'Td', 'Tm', 'Tj', 'TJ', "'", 'Tr', 'Tz', 'Tc', 'Tw', 'TL', 'Ts', 're', 'f', 'S', 'm', 'l', 'c', 'h', 'W n', 'q', 'Q', 'cm', 'Do', 'gs', 'sc', '1 1 1 rg', 'BI', 'ID', 'EI', 'BDC', 'EMC',
  '(Water 1,250.00)', '<41>', '-1', '1e9', '0', '65536', 'null', 'true',
]; // prettier-ignore

/** Recognition takes seconds a page, and what it makes of drawn letters is not what is looked for here. */
const UNRECOGNISED = { ocrPages: 0 };

/** Files that are one run of bytes, read as they are: what a container becomes is a page model, or a refusal with a sentence. */
export async function target(name) {
  const { readContainer } = source('libs/document-reader/src/containers/read-container.ts');
  const { ReadError } = source('libs/document-reader/src/page/read-error.ts');
  const kind = KINDS[name];
  const first = await Promise.all(kind.first());
  return {
    words: kind.words,
    first: () => first,
    most: kind.most,
    run: (bytes) => checked(readContainer(bytes, { name: kind.file, limits: UNRECOGNISED }), ReadError),
  };
}

/** A refusal of the reader's own is an answer; anything else that is thrown is a defect. */
export async function checked(reading, ReadError) {
  let doc;
  try {
    doc = await reading;
  } catch (error) {
    if (error instanceof ReadError && error.message !== '') return;
    throw error;
  }
  checkDocument(doc);
}

const KINDS = {
  'pages-txt': { file: 'paper.txt', words: PRINTED, first: () => [Buffer.from(REPORT), utf16(REPORT)], most: 6_000 },
  'pages-csv': { file: 'paper.csv', words: PRINTED, first: () => [Buffer.from(CSV), Buffer.from(CSV.replaceAll(',', ';'))], most: 6_000 },
  'pages-pdf': { file: 'paper.pdf', words: PDF, first: () => [pdf(drawTable), pdf(drawTurned)], most: 8_000 },
  'pages-old': { file: 'paper', words: ['<table>', '<tr>', '<td>', '<html>', '{\\rtf'], first: () => [workbook('biff8'), Buffer.from('<table><tr><td>Water</td><td>12.50</td></tr></table>')], most: 16_000 },
}; // prettier-ignore

function utf16(text) {
  return Buffer.from(`\ufeff${text}`, 'utf16le');
}

function workbook(bookType) {
  const sheet = utils.aoa_to_sheet([
    ['GL Code', 'Description', 'Budget'],
    [7810, 'Electricity', 18_000.5],
    [7820, 'Water', -12],
  ]);
  const book = { SheetNames: ['Budget'], Sheets: { Budget: sheet } };
  return write(book, { type: 'buffer', bookType });
}

function drawTable(document) {
  document.text('2026 Budget', 40, 40);
  [
    ['Electricity', '18,000.00'],
    ['Water', '(1,250.50)'],
  ].forEach(([words, amount], row) => {
    document.text(words, 40, 70 + row * 14).text(amount, 300, 70 + row * 14);
  });
  document.moveTo(40, 66).lineTo(400, 66).stroke().rect(40, 66, 360, 40).stroke();
}

function drawTurned(document) {
  document
    .rotate(90, { origin: [200, 200] })
    .text('Unit 101 2.5%', 100, 100)
    .addPage({ size: [200, 200] })
    .fillColor('white')
    .text('hidden');
}

/** Not compressed, so that changes of its bytes are changes of what is drawn. */
function pdf(draw) {
  return new Promise((resolve) => {
    const document = new PDFDocument({ compress: false, info: { CreationDate: new Date(0) } });
    const chunks = [];
    document.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    draw(document);
    document.end();
  });
}
