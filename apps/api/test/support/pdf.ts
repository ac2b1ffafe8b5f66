import PDFDocument from 'pdfkit';

/** A PDF that asks for a password before it shows anything. */
export function encryptedPdf(): Promise<Buffer> {
  return drawn({ userPassword: 'secret', ownerPassword: 'owner' }, (page) =>
    page.text('Confidential budget'),
  );
}

/** So many pages of text. */
export function longPdf(pages: number): Promise<Buffer> {
  return drawn({}, (document) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) document.addPage();
      for (let line = 1; line <= 40; line += 1)
        document.text(`5${page}${line} Expense ${page}-${line}    ${line * 100}.00`);
    }
  });
}

function drawn(
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => unknown,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    draw(document);
    document.end();
  });
}

/** A PDF whose font matrix holds a script instead of a number, and which asks to run another when it is opened. */
export function scriptedPdf(): Buffer {
  const script = '(1\\); process.exit\\(9\\); //)';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    '<< /Length 38 >>\nstream\nBT /F 12 Tf 20 200 Td (a) Tj ET        \nendstream',
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 ${script}] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] >>`,
    '<< /Length 12 >>\nstream\n0 0 1 1 re f\nendstream',
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const tail = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + tail, 'latin1');
}
