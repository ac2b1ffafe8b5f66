import { csvOf, textOf, type Encoding } from '../blind/write/plain';
import { sheetOf, type SheetOptions } from '../blind/write/sheet';
import { wordOf } from '../blind/write/word';
import { type Random } from '../core/random';
import { scanPdf, type ScanOptions } from '../writers/scan';
import { publisher, type DraftTruth } from '../writers/in-form';
import { asXls } from '../writers/xls';
import { asDoc, type Leaf } from './press/leaf';
import { printPdf } from './press/pdf';

export type Form = 'pdf' | 'scan' | 'docx' | 'tabbed' | 'xlsx' | 'xls' | 'csv' | 'txt';

/** A document of the fifth family and what is true of it. */
export interface Draft extends DraftTruth<Form> {
  leaf: Leaf;
  sheet?: SheetOptions;
  /** What was scanned is a photocopy. */
  copied?: boolean;
}

async function write(
  draft: Draft,
  form: Form,
  by: { random: Random; scan?: ScanOptions },
): Promise<{ bytes: Buffer; traits: string[] }> {
  const { random, scan } = by;
  const { leaf, sheet } = draft;
  if (form === 'pdf') return { bytes: await printPdf(leaf), traits: [] };
  if (form === 'scan' && scan) {
    const printed = await printPdf(leaf);
    const paper = draft.copied ? await scanPdf(printed, photocopier(scan)) : printed;
    const traits = [`scan-${scan.grade}`, ...(draft.copied ? ['photocopy'] : [])];
    return { bytes: await scanPdf(paper, scan), traits };
  }
  const doc = asDoc(leaf);
  if (form === 'docx' || form === 'tabbed')
    return { bytes: await wordOf(doc, { tabs: form === 'tabbed' }), traits: [] };
  if (form === 'xlsx') return { bytes: await sheetOf(doc, sheet ?? {}), traits: [] };
  if (form === 'xls') return { bytes: asXls(await sheetOf(doc, sheet ?? {})), traits: [] };
  const encoding = random.weighted<Encoding>({ utf8: 6, win1252: 3, 'utf8-bom': 1, 'utf16le-bom': 1 });
  const bytes =
    form === 'csv'
      ? csvOf(doc, { separator: random.pick([',', ',', ';', '\t']), encoding, quoteAll: random.chance(0.3) })
      : textOf(doc, { width: leaf.landscape ? 126 : 80, encoding, feed: random.chance(0.4) });
  return { bytes, traits: [encoding] };
}

/** Straight and upright, so that the scan of the copy lies as its own options say. */
const photocopier = (scan: ScanOptions): ScanOptions => ({
  ...scan,
  grade: 'fair',
  dpi: 200,
  skew: 0,
  turned: 0,
  seed: scan.seed + 1,
});

/** An office copier as a rule: 200 or 300 dpi, a little crooked, now and then fed the wrong way. */
function scanner(random: Random, { leaf: { date } }: Draft): ScanOptions {
  const grade = random.weighted<ScanOptions['grade']>({ clean: 5, fair: 4, poor: 1 });
  return {
    grade,
    date,
    dpi: Number(random.weighted({ '200': 12, '300': 4, '150': 1 })),
    skew: random.float(-1, 1) * (grade === 'clean' ? 0.6 : 1.7),
    turned: Number(random.weighted({ '0': 18, '90': 1, '180': 1, '270': 1 })) as ScanOptions['turned'],
    seed: random.int(1, 1e9),
  };
}

export const publish = publisher<Form, Draft>({ scanner, write });
