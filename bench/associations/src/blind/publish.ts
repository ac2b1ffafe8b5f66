import { type Random } from '../core/random';
import { type Truth } from '../truth';
import { scanPdf, type ScanOptions } from '../writers/scan';
import { asXls } from '../writers/xls';
import { type Doc } from './write/ink';
import { pdfOf } from './write/pdf';
import { csvOf, textOf, type Encoding } from './write/plain';
import { sheetOf, type SheetOptions } from './write/sheet';
import { wordOf } from './write/word';

export type Container = 'pdf' | 'scan' | 'docx' | 'docx-tabs' | 'xlsx' | 'xls' | 'csv' | 'txt';

/** A document of the blind family with what is true of it. */
export interface Paper {
  doc: Doc;
  kind: Truth['kind'];
  association?: string;
  fiscalYear?: number;
  parts: Truth['parts'];
  /** Its layout's name comes first. */
  traits: string[];
  /** The containers in which such a document comes, by weight. */
  containers: Readonly<Partial<Record<Container, number>>>;
  sheet?: SheetOptions;
  /** An old or much copied sheet. */
  worn?: boolean;
}

export interface Published {
  file: string;
  bytes: Buffer;
  truth: Truth;
}

const extensions: Record<Container, string> = {
  pdf: 'pdf',
  scan: 'pdf',
  docx: 'docx',
  'docx-tabs': 'docx',
  xlsx: 'xlsx',
  xls: 'xls',
  csv: 'csv',
  txt: 'txt',
};
const sheets: readonly Container[] = ['xlsx', 'xls', 'csv'];

/** Puts a document into one of its containers; null where that would be a scan and scans are not wanted. */
export async function publish(
  paper: Paper,
  as: { name: string; scans: boolean },
  random: Random,
): Promise<Published | null> {
  const container = random.weighted<Container>(paper.containers);
  if (container === 'scan' && !as.scans) return null;
  const file = `${as.name}.${extensions[container]}`;
  const scan = container === 'scan' ? scanOptions(random, paper) : undefined;
  const { bytes, traits } = await write(paper, container, { random, ...(scan ? { scan } : {}) });
  return {
    file,
    bytes,
    truth: {
      schema: 1,
      file,
      kind: paper.kind,
      ...(paper.association ? { association: paper.association } : {}),
      ...(paper.fiscalYear ? { fiscalYear: paper.fiscalYear } : {}),
      medium: scan ? 'scan' : sheets.includes(container) ? 'spreadsheet' : 'text',
      ...(scan
        ? {
            scan: {
              dpi: scan.dpi,
              skew: Math.round(scan.skew * 100) / 100,
              turned: scan.turned,
              grade: scan.grade,
            },
          }
        : {}),
      traits: [container, ...paper.traits, ...traits],
      parts: paper.parts,
    },
  };
}

async function write(
  paper: Paper,
  container: Container,
  by: { random: Random; scan?: ScanOptions },
): Promise<{ bytes: Buffer; traits: string[] }> {
  const { doc } = paper;
  const { random, scan } = by;
  switch (container) {
    case 'pdf':
      return { bytes: await pdfOf(doc), traits: doc.turned ? ['turned-page'] : [] };
    case 'scan': {
      if (!scan) throw new Error('a scan needs its options');
      return {
        bytes: await scanPdf(await pdfOf({ ...doc, turned: false }), scan),
        traits: [`scan-${scan.grade}`],
      };
    }
    case 'docx':
    case 'docx-tabs':
      return { bytes: await wordOf(doc, { tabs: container === 'docx-tabs' }), traits: [] };
    case 'xlsx':
      return { bytes: await sheetOf(doc, paper.sheet ?? {}), traits: [] };
    case 'xls':
      return { bytes: asXls(await sheetOf(doc, paper.sheet ?? {})), traits: [] };
    case 'csv': {
      const [separator, encoding] = [random.pick([',', ',', ',', '\t', ';']), pickEncoding(random)];
      return { bytes: csvOf(doc, { separator, encoding, quoteAll: random.chance(0.4) }), traits: [encoding] };
    }
    case 'txt': {
      const encoding = pickEncoding(random);
      return {
        bytes: textOf(doc, { width: doc.landscape ? 130 : 84, encoding, feed: random.chance(0.5) }),
        traits: [encoding],
      };
    }
  }
}

const pickEncoding = (random: Random): Encoding =>
  random.weighted<Encoding>({ utf8: 5, win1252: 3, 'utf8-bom': 2, 'utf16le-bom': 1 });

function scanOptions(random: Random, paper: Paper): ScanOptions {
  const grade = random.weighted<ScanOptions['grade']>(
    paper.worn ? { clean: 1, fair: 4, poor: 3 } : { clean: 5, fair: 4, poor: 1 },
  );
  return {
    dpi: Number(random.weighted({ '200': 16, '300': 3, '150': 1 })),
    skew: random.float(-1, 1) * (grade === 'clean' ? 0.5 : 1.9),
    turned: Number(random.weighted({ '0': 16, '90': 1, '180': 2, '270': 1 })) as ScanOptions['turned'],
    grade,
    seed: random.int(1, 1e9),
    date: paper.doc.date,
  };
}
