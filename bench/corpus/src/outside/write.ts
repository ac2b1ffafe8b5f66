import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePlain } from '../outside-two/plain';
import { writeWorkbook } from '../outside-two/workbook';
import { FILE_DATE } from '../writers/pdf';
import { drawPdf, usualLook } from './draw';
import { scanPdf, Truth, truthName, type ScanOptions } from './kit';
import { partsOf, type Outside } from './model';
import { writeWord } from './word';

const usualScan = { dpi: 200, skew: 0.4, turned: 0, grade: 'fair' } as const;

const scanOptions = ({ name, scan }: Outside): ScanOptions => {
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_003;
  return { ...usualScan, ...scan, seed, date: FILE_DATE };
};

export const fileName = ({ name, as = 'pdf' }: Outside): string => `${name}.${as}`;

export async function bytesOf(one: Outside): Promise<Buffer> {
  const look = { ...usualLook, ...one.look };
  if (one.as === 'docx') return writeWord(one.text, look);
  if (one.as === 'xlsx') return writeWorkbook(one.text);
  if (one.as === 'txt') return writePlain(one.text);
  const pdf = await drawPdf(one.text, look);
  return one.scan ? scanPdf(pdf, scanOptions(one)) : pdf;
}

export function truthOf(one: Outside): Truth {
  const { kind, association, fiscalYear, traits, scan } = one;
  const { dpi, skew, turned, grade } = scanOptions(one);
  const form = scan ? 'scan' : (one.as ?? 'pdf');
  return Truth.parse({
    schema: 1,
    file: fileName(one),
    kind,
    association,
    ...(fiscalYear ? { fiscalYear } : {}),
    medium: scan ? 'scan' : form === 'xlsx' ? 'spreadsheet' : 'text',
    ...(scan ? { scan: { dpi, skew, turned, grade } } : {}),
    traits: [form, ...traits],
    parts: partsOf(one),
  });
}

export async function save(one: Outside, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, fileName(one)), await bytesOf(one));
  await writeFile(join(folder, truthName(fileName(one))), `${JSON.stringify(truthOf(one), null, 1)}\n`);
}
