import PDFDocument from 'pdfkit';

const RIGHT_EDGES = [0, 380, 470];

/** A statement of rows of cells, the first at the left and the others right-aligned in columns, as a PDF of one page. */
export function statementPdf(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
    document.fontSize(10);
    rows.forEach((row, index) => {
      const y = 60 + index * 16;
      row.forEach((cell, column) => {
        const right = RIGHT_EDGES[column] ?? 0;
        const x = column === 0 ? 60 : right - document.widthOfString(cell);
        if (cell) document.text(cell, x, y, { lineBreak: false });
      });
    });
    document.end();
  });
}

/** A budget whose clubhouse is below the total of the expenses: everything ties once it is not part of the budget. */
export const CLUBHOUSE = [
  ['Juniper Court Condominium Association'],
  ['2026 Budget'],
  ['', '2026 Budget'],
  ['Income'],
  ['Regular Assessments', '80,000'],
  ['Late Fees', '640'],
  ['Total Income', '80,640'],
  ['Expenses'],
  ['Water', '30,000'],
  ['Insurance', '31,120'],
  ['Landscaping', '19,520'],
  ['Total Expenses', '80,640'],
  ['Clubhouse', '5,000'],
] as const;
