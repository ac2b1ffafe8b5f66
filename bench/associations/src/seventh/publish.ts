import { type Random } from '../core/random';
import { type Paper } from '../layout/paper';
import { writeDocx } from '../writers/docx';
import { writePdf } from '../writers/pdf';
import { scanPdf, type ScanOptions } from '../writers/scan';
import { writeCsv, writeText, type Encoding } from '../writers/text';
import { publisher, type DraftTruth } from '../writers/in-form';
import { asXls } from '../writers/xls';
import { writeXlsx, type SheetOptions } from '../writers/xlsx';

export type Form = 'pdf' | 'scan' | 'docx' | 'xlsx' | 'xls' | 'csv' | 'txt';

/** A document of the seventh family and what is true of it. */
export interface Draft extends DraftTruth<Form> {
  paper: Paper;
  sheet?: SheetOptions;
  /** Draws the PDF (and what is scanned) where the common writer's pages would not do. */
  print?: (paper: Paper) => Promise<Buffer>;
  /** Writes the plain text where columns stand elsewhere than the common writer sets them. */
  type?: () => string;
  /** What was scanned is a photocopy or has lain in a file for years. */
  old?: boolean;
}

async function write(
  draft: Draft,
  form: Form,
  by: { random: Random; scan?: ScanOptions },
): Promise<{ bytes: Buffer; traits: string[] }> {
  const { paper, sheet } = draft;
  const { random, scan } = by;
  const print = draft.print ?? writePdf;
  if (form === 'pdf')
    return { bytes: await print(paper), traits: paper.style.rotated ? ['turned-page'] : [] };
  if (form === 'scan' && scan) {
    const upright = { ...paper, style: { ...paper.style, rotated: false } };
    return { bytes: await scanPdf(await print(upright), scan), traits: [`scan-${scan.grade}`] };
  }
  if (form === 'docx') return { bytes: await writeDocx(paper), traits: [] };
  if (form === 'xlsx') return { bytes: await writeXlsx(paper, sheet), traits: [] };
  if (form === 'xls') return { bytes: asXls(await writeXlsx(paper, sheet)), traits: [] };
  const encoding = random.weighted<Encoding>({ utf8: 6, win1252: 3, 'utf8-bom': 1, 'utf16le-bom': 1 });
  const newline = random.pick(['\n', '\r\n'] as const);
  if (form === 'csv') {
    const separator = random.pick([',', ',', ',', ';', '\t'] as const);
    return { bytes: writeCsv(paper, { separator, encoding, newline }), traits: [encoding] };
  }
  const gap = random.int(2, 4);
  const typed = draft.type?.();
  if (typed === undefined)
    return { bytes: writeText(paper, { encoding, newline, gap, wrap: 86 }), traits: [encoding] };
  return { bytes: Buffer.from(typed.replace(/\n/g, newline), 'utf8'), traits: ['utf8'] };
}

/** An office copier as a rule: 200 dpi, a little crooked, now and then fed the wrong way. */
function scanner(random: Random, draft: Draft): ScanOptions {
  const grade = random.weighted<ScanOptions['grade']>(
    draft.old ? { clean: 1, fair: 5, poor: 2 } : { clean: 4, fair: 5, poor: 1 },
  );
  return {
    grade,
    date: draft.paper.date,
    dpi: Number(random.weighted({ '200': 14, '300': 3, '150': 1 })),
    skew: random.float(-1, 1) * (grade === 'clean' ? 0.5 : 1.6),
    turned: Number(random.weighted({ '0': 17, '90': 1, '180': 1, '270': 1 })) as ScanOptions['turned'],
    seed: random.int(1, 1e9),
  };
}

export const publish = publisher<Form, Draft>({ scanner, write });
