import { type Random } from '../core/random';
import { type Truth } from '../truth';
import { writeDocx } from '../writers/docx';
import { writePdf } from '../writers/pdf';
import { scanPdf, scanSheets, type ScanOptions } from '../writers/scan';
import { encodings, writeCsv, writeText } from '../writers/text';
import { asXls } from '../writers/xls';
import { writeXlsx } from '../writers/xlsx';
import { type Draft } from './draft';

/** 'mixed' is a PDF with text whose exhibit is an image. */
export type Container = 'pdf' | 'docx' | 'xlsx' | 'xls' | 'csv' | 'txt' | 'scan' | 'mixed';

export interface Published {
  file: string;
  bytes: Buffer;
  truth: Truth;
}

const extension: Record<Container, string> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  xls: 'xls',
  csv: 'csv',
  txt: 'txt',
  scan: 'pdf',
  mixed: 'pdf',
};

/** Writes a draft into a container and finishes its truth. `name` comes without an extension. */
export async function publish(
  draft: Draft,
  as: { name: string; container: Container },
  random: Random,
): Promise<Published> {
  const { name, container } = as;
  const scan = container === 'scan' || container === 'mixed' ? scanOptions(random, draft) : undefined;
  const written = await write(draft, { container, ...(scan ? { scan } : {}) }, random);
  const file = `${name}.${extension[container]}`;
  return {
    file,
    bytes: written.bytes,
    truth: {
      schema: 1,
      file,
      kind: draft.kind,
      ...(draft.association ? { association: draft.association } : {}),
      ...(draft.fiscalYear ? { fiscalYear: draft.fiscalYear } : {}),
      medium: scan ? 'scan' : spreadsheets.includes(container) ? 'spreadsheet' : 'text',
      ...(scan
        ? { scan: { dpi: scan.dpi, skew: round(scan.skew), turned: scan.turned, grade: scan.grade } }
        : {}),
      traits: [container, ...draft.traits, ...written.traits],
      parts: draft.parts,
    },
  };
}

const spreadsheets: readonly Container[] = ['xlsx', 'xls', 'csv'];
const round = (value: number): number => Math.round(value * 100) / 100;

async function write(
  draft: Draft,
  into: { container: Container; scan?: ScanOptions },
  random: Random,
): Promise<{ bytes: Buffer; traits: string[] }> {
  const { paper } = draft;
  const { container, scan } = into;
  switch (container) {
    case 'pdf':
      return {
        bytes: await writePdf(paper),
        traits: [
          `font-${paper.style.font}`,
          `grid-${paper.style.grid}`,
          ...(paper.style.rotated ? ['rotated-pages'] : []),
        ],
      };
    case 'docx':
      return { bytes: await writeDocx(paper), traits: [] };
    case 'xlsx':
    case 'xls': {
      const split = draft.sheets !== undefined;
      const sheet = { ...draft.sheet, split };
      const bytes = await writeXlsx(split ? { ...paper, blocks: draft.sheets ?? [] } : paper, sheet);
      return {
        bytes: container === 'xls' ? asXls(bytes) : bytes,
        traits: [
          ...(sheet.amountsAsText ? ['amounts-as-text'] : []),
          ...(split ? ['several-sheets'] : []),
          ...(sheet.instructions ? ['sheet-without-figures'] : []),
        ],
      };
    }
    case 'csv': {
      const [separator, encoding] = [random.pick([',', ',', ';', '\t'] as const), random.pick(encodings)];
      return {
        bytes: writeCsv(paper, { separator, encoding, newline: random.pick(['\n', '\r\n']) }),
        traits: [encoding, `separator-${separator === '\t' ? 'tab' : separator}`],
      };
    }
    case 'txt': {
      const encoding = random.pick(encodings);
      return {
        bytes: writeText(paper, { encoding, newline: random.pick(['\n', '\r\n']), gap: random.int(2, 5) }),
        traits: [encoding],
      };
    }
    case 'mixed': {
      if (!scan || draft.exhibitAt === undefined) throw new Error('nothing to scan in this paper');
      const exhibit = {
        ...paper,
        blocks: paper.blocks.slice(draft.exhibitAt).filter((block, at) => at > 0 || block.kind !== 'page'),
      };
      const sheets = await scanSheets(await writePdf(exhibit), scan);
      const bytes = await writePdf({ ...paper, blocks: paper.blocks.slice(0, draft.exhibitAt) }, sheets);
      return { bytes, traits: [`scan-${scan.grade}`, ...(scan.turned ? ['turned'] : [])] };
    }
    case 'scan': {
      if (!scan) throw new Error('a scan needs its options');
      return {
        bytes: await scanPdf(await writePdf({ ...paper, style: { ...paper.style, zebra: false } }), scan),
        traits: [`scan-${scan.grade}`, ...(scan.turned ? ['turned'] : [])],
      };
    }
  }
}

function scanOptions(random: Random, draft: Draft): ScanOptions {
  const grade = random.weighted<ScanOptions['grade']>({ clean: 4, fair: 4, poor: 2 });
  return {
    dpi: random.weighted({ '200': 6, '300': 3, '150': 1 }) === '200' ? 200 : random.chance(0.75) ? 300 : 150,
    skew: grade === 'clean' ? random.float(-0.4, 0.4) : random.float(-2.2, 2.2),
    turned:
      random.weighted({ '0': 8, '90': 1, '180': 1, '270': 1 }) === '0' ? 0 : random.pick([90, 180, 270]),
    grade,
    seed: random.int(1, 1e9),
    date: draft.paper.date,
  };
}
