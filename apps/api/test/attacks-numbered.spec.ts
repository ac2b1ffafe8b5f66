import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What must not work. Each has a test that is found by its number: "attack 07". */
const ATTACKS: Readonly<Record<number, string>> = {
  1: 'a file of zero bytes',
  2: 'a file a byte larger than 10 MB',
  3: 'a false Content-Length',
  4: 'a program named .pdf',
  5: 'an OOXML bomb named .doc',
  6: 'an .xlsx that inflates a thousandfold',
  7: 'a zip that lies about sizes',
  8: 'a zip of 100,000 entries',
  9: 'zips in zips',
  10: 'a path out of a zip',
  11: 'a symbolic link in a zip',
  12: 'a billion laughs in a .docx',
  13: 'an external entity of XML',
  14: 'a .docx that links to a file of the server',
  15: 'a style map with catastrophic backtracking',
  16: 'nested compression in a PDF',
  17: 'a loop in a PDF’s tree of pages',
  18: 'a PDF’s table of objects cut off',
  19: 'an encrypted PDF',
  20: 'a script in a PDF’s font matrix',
  21: 'an image of 30,000 x 30,000',
  22: 'a PDF of 5,000 pages',
  23: 'a cell at XFD1048576',
  24: 'a sheet named __proto__',
  25: 'a loop of sectors in a .doc',
  26: 'text in UTF-16 and with NULs',
  27: 'a form with an empty field name',
  28: 'a malformed boundary and a stream cut off',
  29: 'file names with paths, line breaks and overrides',
  30: 'uploads without end',
  31: 'no device id',
  32: 'a device id of one character',
  33: 'a device id of 1 MB',
  34: 'two device ids',
  35: 'another device’s rows',
  36: 'foreign ids in a body that takes none',
  37: 'SQL in an id',
  38: 'ids that are no ids',
  39: 'amounts that are no amounts',
  40: 'amounts that are rounded',
  41: 'years and units that there are not',
  42: 'special considerations of 1 MB',
  43: 'JSON 10,000 deep',
  44: 'fifty generations at once',
  45: 'the history cleared during a generation',
  46: 'a document deleted while it is read',
  47: 'a provider named ../admin',
  48: 'an export format of ../',
  49: 'requests of other web sites',
  50: 'formulas in cells',
  51: 'markup in a document, a name and the chat',
  52: 'an image in a model’s words',
  53: 'a javascript: link',
  54: 'frames and addresses in what becomes a PDF',
  55: 'frames and messages of other sites',
  56: 'instructions in a paper',
  57: 'a fake secret of a library',
  58: 'a request for the prompt',
  59: 'a model that answers badly, too much or never',
  60: 'ownership that is no whole',
};

const ROOT = path.resolve(__dirname, '../../..');

function specs(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : specs(at);
    return /\.spec\.tsx?$/.test(entry.name) ? [at] : [];
  });
}

it('the sixty attacks each have one test that says their number', () => {
  const found = ['apps', 'libs'].flatMap((folder) =>
    specs(path.join(ROOT, folder)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/attack (\d{2}): /g)].map(([, number]) => Number(number)),
    ),
  );
  const numbers = Object.keys(ATTACKS).map(Number);
  expect(numbers).toHaveLength(60);
  expect(found.sort((a, b) => a - b)).toEqual(numbers);
});
