import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Random, scanPdf } from '@hoa/bench-associations/kit';
import { documentTruth, type GeneratedDocument } from './statements/generate';
import { writeCsv } from './writers/delimited';
import { writeDocx } from './writers/docx';
import { FILE_DATE, writePdf } from './writers/pdf';
import { writeText } from './writers/plain';
import { writeXlsx } from './writers/xlsx';

export async function writeDocument(document: GeneratedDocument): Promise<Buffer> {
  const grids = document.statements.map(({ grid }) => grid);
  switch (document.format) {
    case 'pdf':
      return writePdf(grids);
    case 'xlsx':
      return writeXlsx(grids);
    case 'csv':
      return writeCsv(grids);
    case 'txt':
      return writeText(grids);
    case 'docx':
      return writeDocx(grids);
  }
}

interface Place {
  folder: string;
  name: string;
}

async function save(
  document: GeneratedDocument,
  to: Place & { file: string; bytes: Buffer; wear?: string },
): Promise<void> {
  await mkdir(to.folder, { recursive: true });
  await writeFile(join(to.folder, to.file), to.bytes);
  const truth = documentTruth(document, to.file, to.wear !== undefined);
  if (to.wear) truth.phenomena.push(to.wear);
  await writeFile(join(to.folder, `${to.name}.truth.json`), JSON.stringify(truth, null, 1));
}

/** Writes the file and, beside it, its truth. */
export async function saveDocument(document: GeneratedDocument, to: Place): Promise<void> {
  await save(document, {
    ...to,
    file: `${to.name}.${document.format}`,
    bytes: await writeDocument(document),
  });
}

/** Prints a document, scans it and writes the images as a PDF without text. */
export async function saveScan(document: GeneratedDocument, to: Place & { seed: string }): Promise<void> {
  const random = new Random(to.seed);
  const grade = random.weighted({ clean: 4, fair: 4, poor: 1 });
  const bytes = await scanPdf(await writePdf(document.statements.map(({ grid }) => grid)), {
    dpi: random.pick([200, 200, 300]),
    skew: random.float(-1.2, 1.2),
    turned: random.chance(0.05) ? random.pick([90, 180, 270] as const) : 0,
    grade,
    seed: random.int(1, 1_000_000),
    date: FILE_DATE,
  });
  await save(document, { ...to, file: `${to.name}.pdf`, bytes, wear: `scan-${grade}` });
}
