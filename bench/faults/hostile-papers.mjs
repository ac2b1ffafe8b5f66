import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';

const MB = 1024 * 1024;
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

/** Files that somebody sends who means harm; `n` makes each another one. */
export const hostileKinds = {
  slow: (n) => ({ name: `slow-${n}.pdf`, bytes: slowPaper(n) }),
  bomb: (n) => ({ name: `bomb-${n}.pdf`, bytes: nestedBomb(n) }),
  loop: (n) => ({ name: `loop-${n}.pdf`, bytes: pageLoop(n) }),
  truncated: (n) => ({ name: `truncated-${n}.pdf`, bytes: slowPaper(n).subarray(0, 900) }),
  inflating: async (n) => ({ name: `inflating-${n}.xlsx`, bytes: await inflatingWorkbook(n) }),
  laughs: async (n) => ({ name: `laughs-${n}.docx`, bytes: await billionLaughs(n) }),
  'no file': (n) => ({ name: `program-${n}.pdf`, bytes: Buffer.from(`MZ${n}${'\0'.repeat(4_000)}`) }),
  empty: (n) => ({ name: `empty-${n}.txt`, bytes: Buffer.alloc(0) }),
  zeros: (n) => ({ name: `zeros-${n}.txt`, bytes: Buffer.from(`${n}${'\0'.repeat(MB)}`) }),
  'one line': (n) => ({ name: `line-${n}.csv`, bytes: Buffer.from(`${n},${'9,'.repeat(400_000)}`) }),
};

/** Its page draws a form that draws a form, twelve times each, six deep: minutes of work in two thousand bytes. */
export function slowPaper(n) {
  const depth = 6;
  const twelve = (name) => `/${name} Do `.repeat(12);
  const forms = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    const text = isLast ? `BT /F1 8 Tf 10 10 Td (Line ${n}) Tj ET` : twelve(`X${level + 1}`);
    const inner = isLast ? '/Font << /F1 4 0 R >>' : `/XObject << /X${level + 1} ${7 + level} 0 R >>`;
    return stream(`/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${inner} >>`, text);
  });
  return pdf([
    CATALOG,
    PAGES,
    page('/XObject << /X0 6 0 R >>'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('', twelve('X0')),
    ...forms,
  ]);
}

/** Text that inflates twice over, to 200 MB. */
function nestedBomb(n) {
  const content = deflateSync(deflateSync(Buffer.alloc(200 * MB, `(${n}) Tj `)));
  return pdf([CATALOG, PAGES, page(''), 'null', stream('/Filter [/FlateDecode /FlateDecode]', content)]);
}

function pageLoop(n) {
  return pdf([CATALOG, `<< /Type /Pages /Kids [2 0 R] /Count ${n + 1} >>`]);
}

function page(resources) {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << ${resources} >> >>`;
}

function stream(entries, content) {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

function pdf(objects) {
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0].length;
  const offsets = objects.map((object, index) => {
    const at = length;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([
    ...parts,
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`),
  ]);
}

const OPEN_XML = 'http://schemas.openxmlformats.org';

/** A workbook whose one sheet is a thousand times as large as the file. */
function inflatingWorkbook(n) {
  const row = `<row><c t="inlineStr"><is><t>${n}</t></is></c></row>`;
  const rows = row.repeat(Math.ceil((60 * MB) / row.length));
  return zip({
    '[Content_Types].xml': types('xl/workbook.xml', 'spreadsheetml.sheet'),
    '_rels/.rels': relation('xl/workbook.xml', 'officeDocument'),
    'xl/workbook.xml': `<workbook xmlns="${OPEN_XML}/spreadsheetml/2006/main" xmlns:r="${OPEN_XML}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheets/sheet1.xml', 'worksheet'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${OPEN_XML}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  });
}

/** Entities of entities of entities. */
function billionLaughs(n) {
  const entities = Array.from({ length: 9 }, (_, level) => {
    const of = level === 0 ? `ha${n}` : `&e${level - 1};`;
    return `<!ENTITY e${level} "${of.repeat(10)}">`;
  });
  return zip({
    '[Content_Types].xml': types('word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': relation('word/document.xml', 'officeDocument'),
    'word/document.xml': `<!DOCTYPE d [${entities.join('')}]><w:document xmlns:w="${OPEN_XML}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&e8;</w:t></w:r></w:p></w:body></w:document>`,
  });
}

const types = (part, kind) =>
  `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`;
const relation = (target, kind) =>
  `<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="rId1" Type="${OPEN_XML}/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;

async function zip(entries) {
  const file = new ZipFile();
  for (const [name, text] of Object.entries(entries)) file.addBuffer(Buffer.from(text), name);
  file.end();
  const chunks = [];
  for await (const chunk of file.outputStream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
