import type { Container } from '../page/types';
import { ReadError } from '../page/read-error';
import { isOle, oleChainsEnd, oleEntries, type OleEntry } from './ole';
import { looksLikeText } from './text/decode';
import { zipNames } from './zip';

const PDF_HEAD = Buffer.from('%PDF-');
const RTF_HEAD = Buffer.from('{\\rtf');
const HEAD = 1_024;
const SHOWN_KINDS: [RegExp, string][] = [
  [/^image\//, 'a picture'],
  [/^video\//, 'a video'],
  [/^audio\//, 'a sound recording'],
  [/zip|compressed|x-7z|x-rar|x-tar|gzip/, 'an archive'],
  [/opendocument/, 'an OpenDocument file'],
  [/presentation|powerpoint/, 'a presentation'],
  [/msdownload|executable|x-elf|mach-binary/, 'a program'],
];

/**
 * What the bytes are; the name decides only between .csv and .txt. Reads heads and directories, parses and inflates
 * nothing, so it is safe in the server's own process. Throws ReadError: empty, wrong-bytes, encrypted, too-old, damaged.
 */
export async function sniff(bytes: Uint8Array, name: string): Promise<Container> {
  if (bytes.length === 0) throw new ReadError('empty');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = buffer.subarray(0, HEAD);
  if (head.includes(PDF_HEAD)) return 'pdf';
  if (isOle(bytes)) return sniffOle(bytes);
  if (buffer.length >= 4 && buffer.readUInt32BE(0) === 0x504b0304) return sniffZip(bytes);
  if (isBareBiff(buffer)) return 'xls';
  if (buffer.length >= 2 && [0xdba5, 0x31be, 0x32be].includes(buffer.readUInt16BE(0))) throw tooOldWord();
  if (head.subarray(0, 5).equals(RTF_HEAD))
    throw wrongBytes('an RTF document', 'Please save it as .docx or PDF.');
  if (looksLikeText(bytes)) return sniffText(buffer, name);
  throw await unknown(bytes);
}

function tooOldWord(): ReadError {
  return new ReadError(
    'too-old',
    'Word 6, 95 or older',
    'The document was saved by Word 95 or an older version, which cannot be read. Please open it in a newer Word, save it as .docx or PDF, and upload that.',
  );
}

function wrongBytes(what: string, advice = 'Please upload a PDF, Word, Excel or text file.'): ReadError {
  return new ReadError('wrong-bytes', what, `The file is ${what}, which cannot be read. ${advice}`);
}

async function unknown(bytes: Uint8Array): Promise<ReadError> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes.subarray(0, 4_100)).catch(() => undefined);
  const kind = found && SHOWN_KINDS.find(([pattern]) => pattern.test(found.mime))?.[1];
  return kind ? wrongBytes(kind) : new ReadError('wrong-bytes', found?.mime ?? 'unknown bytes');
}

/** Excel 2 to 4 wrote their records without a container around them. */
function isBareBiff(bytes: Buffer): boolean {
  if (bytes.length < 8) return false;
  const length = bytes.readUInt16LE(2);
  return bytes[0] === 0x09 && [0x00, 0x02, 0x04].includes(bytes[1] ?? 0xff) && length >= 4 && length <= 16;
}

async function sniffZip(bytes: Uint8Array): Promise<Container> {
  const names = await zipNames(bytes, 5_000);
  if (names.some((name) => /^word\/document\d*\.xml$/i.test(name))) return 'docx';
  if (names.some((name) => /^xl\/workbook\.(xml|bin)$/i.test(name))) return 'xlsx';
  if (names.some((name) => /^ppt\//i.test(name))) throw wrongBytes('a presentation');
  if (names.includes('content.xml'))
    throw wrongBytes('an OpenDocument file', 'Please save it as .docx, .xlsx or PDF.');
  if (names.includes('[Content_Types].xml')) throw new ReadError('damaged', 'no main part in the package');
  throw wrongBytes('an archive', 'Please unpack it and upload the documents inside.');
}

function sniffOle(bytes: Uint8Array): Container {
  const entries = oleEntries(bytes);
  if (!entries || !oleChainsEnd(bytes)) throw new ReadError('damaged', 'OLE structure');
  const find = (...names: string[]): OleEntry | undefined =>
    entries.find((entry) => names.includes(entry.name));
  if (find('EncryptedPackage', 'EncryptionInfo')) throw new ReadError('encrypted', 'OOXML agile');
  const word = find('WordDocument');
  if (word) return checkedWord(bytes, word);
  const book = find('Workbook', 'Book', 'WORKBOOK', 'BOOK');
  if (book) return checkedExcel(bytes, book);
  if (find('PowerPoint Document')) throw wrongBytes('a presentation');
  throw new ReadError('wrong-bytes', 'OLE without a document');
}

function checkedWord(bytes: Uint8Array, { offset }: OleEntry): Container {
  if (offset === undefined) throw new ReadError('damaged', 'WordDocument stream');
  const fib = Buffer.from(bytes.buffer, bytes.byteOffset + offset, 32);
  const [ident, version, flags] = [fib.readUInt16LE(0), fib.readUInt16LE(2), fib.readUInt16LE(10)];
  if (ident === 0xa5dc || version < 0xc0) throw tooOldWord();
  if (ident !== 0xa5ec) throw new ReadError('damaged', 'WordDocument header');
  if (flags & 0x0100) throw new ReadError('encrypted', 'Word 97-2003');
  return 'doc';
}

/** FILEPASS stands right after the first record, or after a write protection. */
function checkedExcel(bytes: Uint8Array, { offset, size }: OleEntry): Container {
  if (offset === undefined) throw new ReadError('damaged', 'Workbook stream');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(buffer.length, offset + Math.min(size, 512)) - 4;
  for (let at = offset, records = 0; at <= end && records < 12; records++) {
    if (buffer.readUInt16LE(at) === 0x2f) throw new ReadError('encrypted', 'FILEPASS');
    at += 4 + buffer.readUInt16LE(at + 2);
  }
  return 'xls';
}

/** Accounting software exports HTML, XML and delimited text under the name .xls; nobody but a text file may be text. */
function sniffText(bytes: Buffer, name: string): Container {
  const extension = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase();
  const start = bytes.subarray(0, HEAD).toString('latin1').trimStart().toLowerCase();
  if (extension === 'xls' || extension === 'xlsx') {
    if (/^(<\?xml|<html|<!doctype html|<table)/.test(start)) return 'xls';
    return 'csv';
  }
  if (extension === 'csv' || extension === 'tsv') return 'csv';
  if (extension === 'pdf' || extension === 'doc' || extension === 'docx') {
    throw new ReadError('wrong-bytes', `text named .${extension}`, undefined);
  }
  return 'txt';
}
