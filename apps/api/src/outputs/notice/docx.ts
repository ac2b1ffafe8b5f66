import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableRow,
  TextRun,
  type ISectionOptions,
} from 'docx';
import { oneLine, xmlText } from '../export/plain-text';
import { amountTable, cell, columnsOf, plainText, ROOM } from './docx-tables';
import type { Letter } from './letter';

const FONT = 'Arial';
const SERIF = 'Georgia';
/** Half points. */
const BODY_SIZE = 22;
const COLOUR = { ink: '1D1B17', soft: '524D43', accent: '1F5C45', brick: '96301F' } as const;
/** US Letter with an inch around, in twentieths of a point. */
const PAGE = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1300, right: 1440, bottom: 1200, left: 1440 },
};

/** The bytes of a .docx of letters, each on pages of its own with its own page numbers. */
export async function noticeDocx(letters: readonly Letter[], at: Date): Promise<Uint8Array> {
  const [first] = letters;
  const title = xmlText(oneLine(`${first?.association ?? ''}: ${first?.subject ?? ''}`)).slice(0, 200);
  const document = new Document({
    creator: 'AI Budget Assistant',
    title,
    description: `Made on ${at.toISOString().slice(0, 10)}`,
    styles: {
      default: {
        document: {
          run: { font: FONT, size: BODY_SIZE, color: COLOUR.ink, language: { value: 'en-US' } },
          paragraph: { spacing: { after: 140, line: 276 } },
        },
        heading1: {
          run: { font: SERIF, size: 32, bold: true, color: COLOUR.ink },
          paragraph: { spacing: { before: 240, after: 160 } },
        },
        heading2: {
          run: { font: FONT, size: 24, bold: true, color: COLOUR.accent },
          paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
        },
      },
    },
    sections: letters.map(sectionOf),
  });
  return Packer.toBuffer(document);
}

function sectionOf(letter: Letter): ISectionOptions {
  return {
    properties: { page: { ...PAGE, pageNumbers: { start: 1 } } },
    headers: { default: new Header({ children: [headOf(letter)] }) },
    footers: { default: new Footer({ children: [footOf(letter)] }) },
    children: [
      text(letter.association, { bold: true, size: 28, font: SERIF }, { after: 0 }),
      text(letter.place, { color: COLOUR.soft }, { after: 240 }),
      text(letter.date),
      text(letter.to, { bold: true }),
      heading(letter.subject, HeadingLevel.HEADING_1),
      text('Dear owner,'),
      ...letter.opening.map((paragraph) => text(paragraph)),
      pairs(letter.fee.rows.map(({ label, value, strong = false }) => ({ label, value, strong }))),
      heading('Why'),
      text(letter.drivers.intro),
      amountTable(letter.drivers),
      text(letter.basis, {}, { before: 160 }),
      heading('The meeting'),
      text(letter.meeting.intro, {}, {}, true),
      pairs(letter.meeting.rows.map(({ label, value }) => ({ label, value: value ?? '', left: true }))),
      text(letter.closing, {}, { before: 200 }),
      ...signatureOf(letter),
    ],
  };
}

/** On every page, so that no page of a draft is taken for the final word. */
function headOf({ draft }: Letter): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: draft === null ? [] : [new TextRun({ text: draft, bold: true, size: 18, color: COLOUR.brick })],
  });
}

function footOf({ association, subject }: Letter): Paragraph {
  const before = `${plainText(association).slice(0, 80)}, ${subject}. Page `;
  return new Paragraph({
    children: [new TextRun({ size: 16, color: COLOUR.soft, children: [before, PageNumber.CURRENT] })],
  });
}

type RunLook = { bold?: boolean; size?: number; font?: string; color?: string };

function text(
  value: string,
  look: RunLook = {},
  spacing: { before?: number; after?: number } = {},
  keepNext = false,
): Paragraph {
  return new Paragraph({ spacing, keepNext, children: [new TextRun({ ...look, text: plainText(value) })] });
}

const heading = (
  value: string,
  level: (typeof HeadingLevel)[keyof typeof HeadingLevel] = HeadingLevel.HEADING_2,
) => new Paragraph({ heading: level, keepNext: true, children: [new TextRun({ text: plainText(value) })] });

/** Labels with values; without a value a line to write on. */
function pairs(rows: readonly { label: string; value: string; strong?: boolean; left?: boolean }[]): Table {
  return new Table({
    ...columnsOf([0.4, 0.6]),
    rows: rows.map(
      ({ label, value, strong = false, left = false }) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell([{ text: label, color: COLOUR.soft }], { width: ROOM * 0.4 }),
            cell([{ text: value, bold: strong }], { width: ROOM * 0.6, right: !left }),
          ],
        }),
    ),
  });
}

function signatureOf({ association, signature }: Letter): Paragraph[] {
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 240, after: 700 },
      children: [new TextRun({ text: `For the Board of Directors of ${plainText(association)}` })],
    }),
    new Paragraph({
      spacing: { after: 0 },
      indent: { right: ROOM / 2 },
      border: { top: { style: BorderStyle.SINGLE, size: 6, color: COLOUR.soft, space: 4 } },
      children: [new TextRun({ text: plainText(signature) })],
    }),
  ];
}
