import { checked } from './pages.mjs';
import { source } from './sources.mjs';

const SHEET = [
  '<row r="1">', '</row>', '<c r="A1" t="s"><v>0</v></c>', '<c r="XFD1048576"><v>1</v></c>', '<c r="B2" t="inlineStr"><is><t>Water</t></is></c>', '<c t="b"><v>1</v></c>', '<c t="e"><v>#REF!</v></c>', '<c t="d">',
  '<f>SUM(A1:A9)</f>', '<v>1e308</v>', '<v>45292</v>', 's="1"', 's="99"', '<mergeCell ref="A1:C3"/>', '<mergeCells>', '<cols><col min="1" max="16384" hidden="1"/></cols>', '<si><t>Total</t></si>', '<r><t>',
  '<sheet name="__proto__" sheetId="2" r:id="rId2"/>', 'state="hidden"', '<numFmt numFmtId="164" formatCode="0.00%"/>', '&#0;', '&amp;', '&x;', '<!--', ']]>', '<dimension ref="A1:XFD1048576"/>', 'xml:space="preserve"',
]; // prettier-ignore
const WORD = [
  '<w:p>', '</w:p>', '<w:r><w:t>Water 1,250.00</w:t></w:r>', '<w:tbl>', '</w:tbl>', '<w:tr>', '</w:tr>', '<w:tc>', '</w:tc>', '<w:tcPr><w:gridSpan w:val="3"/></w:tcPr>', '<w:gridSpan w:val="999999999"/>', '<w:vMerge/>',
  '<w:vMerge w:val="restart"/>', '<w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid>', '<w:tab/>', '<w:br w:type="page"/>', '<w:numPr><w:ilvl w:val="9"/><w:numId w:val="1"/></w:numPr>', '<w:pStyle w:val="A"/>', '<w:basedOn w:val="A"/>',
  '<w:style w:styleId="A">', '<w:ins>', '<w:del>', '<w:delText>', '<w:sdt><w:sdtContent>', '<w:footnoteReference w:id="1"/>', '<w:vanish/>', '<w:instrText>', '<mc:AlternateContent>', '<w:txbxContent>', '<w:hyperlink r:id="x">', '<w:b/>', '<w:sz w:val="-9"/>',
]; // prettier-ignore
const PARTS = [
  '\n=== word/document.xml\n',
  '\n=== word/styles.xml\n',
  '\n=== word/numbering.xml\n',
  '\n=== xl/sharedStrings.xml\n',
  '\n=== xl/styles.xml\n',
  '\n=== xl/worksheets/sheet2.xml\n',
];

/**
 * Office files, which are zips: an input is their parts, each after a line with its name, so that a change is one of the XML and
 * not of compressed bytes. (Zips that are broken as such are tried one by one in the reader's own specs.)
 */
export function target(name) {
  const { readContainer } = source('libs/document-reader/src/containers/read-container.ts');
  const { ReadError } = source('libs/document-reader/src/page/read-error.ts');
  const { zipOf } = source('libs/document-reader/fixtures/containers/zip.ts');
  const isWord = name === 'pages-docx';
  return {
    words: [...(isWord ? WORD : SHEET), ...PARTS],
    first: () => (isWord ? [DOCUMENT] : [BOOK]),
    most: 8_000,
    run: (bytes) => {
      const zip = zipOf(partsOf(bytes.toString()));
      return checked(readContainer(zip, { name: isWord ? 'paper.docx' : 'paper.xlsx' }), ReadError);
    },
  };
}

function partsOf(text) {
  return text.split(/^=== /m).flatMap((part) => {
    const end = part.indexOf('\n');
    return end <= 0 ? [] : [{ name: part.slice(0, end), data: part.slice(end + 1) }];
  });
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGED = 'http://schemas.openxmlformats.org/package/2006';
const BOOK = `=== [Content_Types].xml
<Types xmlns="${PACKAGED}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>
=== _rels/.rels
<Relationships xmlns="${PACKAGED}/relationships"><Relationship Id="rId1" Type="${RELATED}/officeDocument" Target="xl/workbook.xml"/></Relationships>
=== xl/workbook.xml
<workbook ${MAIN} xmlns:r="${RELATED}"><sheets><sheet name="Budget" sheetId="1" r:id="rId1"/></sheets></workbook>
=== xl/_rels/workbook.xml.rels
<Relationships xmlns="${PACKAGED}/relationships"><Relationship Id="rId1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATED}/sharedStrings" Target="sharedStrings.xml"/></Relationships>
=== xl/sharedStrings.xml
<sst ${MAIN}><si><t>Description</t></si><si><r><t>Wa</t></r><r><t>ter</t></r></si></sst>
=== xl/worksheets/sheet1.xml
<worksheet ${MAIN}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>2026</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><f>1250+.5</f><v>1250.5</v></c></row></sheetData><mergeCells><mergeCell ref="A3:B4"/></mergeCells></worksheet>
`;
const DOCUMENT = `=== [Content_Types].xml
<Types xmlns="${PACKAGED}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>
=== word/document.xml
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:pPr><w:pStyle w:val="A"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>2026 Budget</w:t></w:r></w:p><w:tbl><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="1500"/></w:tblGrid><w:tr><w:tc><w:p><w:r><w:t>Water</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>1,250.00</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>
=== word/styles.xml
<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:styleId="A"><w:basedOn w:val="B"/><w:rPr><w:b/></w:rPr></w:style></w:styles>
=== word/numbering.xml
<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>
`;
