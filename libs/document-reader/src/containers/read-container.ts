import { DEFAULT_LIMITS, type ReadContext, type ReadOptions } from '../page/options';
import type { Container, ReadDocument } from '../page/types';
import { readPdf } from './pdf/pdf';
import type * as Workbook from './sheet/workbook';
import { sniff } from './sniff';
import { readCsv } from './text/csv';
import { readPlain } from './text/plain';
import type * as OldWord from './word/doc';
import { readDocx } from './word/docx';
import { unzip } from './zip';

/** Loaded for a workbook alone: its library takes a third of the time in which the process of a reading starts. */
// oxlint-disable-next-line typescript/no-require-imports -- what is compiled to CommonJS has no other way to load later
const workbooks = () => require('./sheet/workbook') as typeof Workbook;
// oxlint-disable-next-line typescript/no-require-imports -- the same for the Word of before 2007
const oldWord = () => require('./word/doc') as typeof OldWord;

/**
 * Reads any supported file into pages of lines of cells. The type is decided by the bytes. Throws ReadError, whose
 * message can be shown as it is. Hostile files can still exhaust memory or time here: run it in the child process.
 */
export async function readContainer(bytes: Uint8Array, options: ReadOptions): Promise<ReadDocument> {
  const context: ReadContext = { ...options, limits: { ...DEFAULT_LIMITS, ...options.limits } };
  const document = await read(await sniff(bytes, options.name), bytes, context);
  if (document.pages.every((page) => page.lines.length === 0)) {
    document.warnings.push({ code: 'no-text', message: 'No text was found in the file.' });
  }
  return document;
}

/** SheetJS inflates for itself and counts nothing, so all is inflated and counted once before. */
async function readXlsx(bytes: Uint8Array, context: ReadContext): Promise<ReadDocument> {
  const { readWorkbook, rowCap } = workbooks();
  const capped = rowCap(await unzip(bytes, context.limits, (name) => !/^xl\/media\//.test(name)));
  const document = readWorkbook(bytes, 'xlsx', context);
  return { ...document, warnings: [...document.warnings, ...capped] };
}

async function read(container: Container, bytes: Uint8Array, context: ReadContext): Promise<ReadDocument> {
  switch (container) {
    case 'pdf':
      return readPdf(bytes, context);
    case 'xlsx':
      return readXlsx(bytes, context);
    case 'xls':
      return workbooks().readWorkbook(bytes, 'xls', context);
    case 'csv':
      return readCsv(bytes, context);
    case 'txt':
      return readPlain(bytes, context);
    case 'docx':
      return readDocx(bytes, context);
    case 'doc':
      return oldWord().readDoc(bytes, context);
  }
}
