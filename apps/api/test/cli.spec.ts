import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Workbook } from 'exceljs';
import { formatDollars, toCents } from '@hoa/budget-math';
import { openPdf } from './support/pdf-text';

jest.setTimeout(120_000);
const program = path.resolve(__dirname, '../dist/cli.js');
const named = process.env['PUPPETEER_EXECUTABLE_PATH'];
const samples = path.resolve(__dirname, '../../../samples');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hoa-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function budget(...args: string[]): Promise<{ code: number; out: string; said: string }> {
  const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], options, (error, out, said) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, said });
    });
  });
}
const ABOUT = [
  '--units',
  '48',
  '--year',
  '2027',
  '--location',
  'Colorado',
  '--association',
  'Copper Kestrel',
];

it('makes a budget of documents: a table, a CSV, a workbook and a PDF', async () => {
  const { code, out } = await budget(
    ...ABOUT,
    path.join(samples, 'prior-year-budget.xlsx'),
    path.join(samples, 'landscape-contract.docx'),
    '-o',
    'out',
  );
  expect(code).toBe(0);
  expect(out).toMatch(/7310\s+Landscape Contract\s+\$29,988\.00\s+\$30,887\.68\s+\+3\.0%\s+contract/);
  expect(out).toMatch(/Monthly fee per unit \$\d+/);
  const csv = readFileSync(path.join(folder, 'out/Colorado_HOA_Budget_2027.csv'), 'utf8');
  expect(csv).toMatch(
    /7310,Service Contracts,Landscape Contract,29988\.00,30887\.68,3\.0,contract( \(needs review\))?,landscape-contract\.docx/,
  );
  const workbook = new Workbook();
  await workbook.xlsx.readFile(path.join(folder, 'out/Colorado_HOA_Budget_2027.xlsx'));
  const amounts = workbook.getWorksheet('Budget')?.getColumn(4).values;
  expect(amounts).toContain(30887.68);
  // What the workbook's total says is the CSV's.
  const total = /Total Operating Expenses,[^,]*,([^,]+),/.exec(csv)?.[1];
  expect(amounts).toContainEqual(expect.objectContaining({ result: Number(total) }));
  const { pages } = await openPdf(readFileSync(path.join(folder, 'out/Colorado_HOA_Budget_2027.pdf')));
  expect(pages.join(' ')).toContain(formatDollars(toCents(total ?? '')));
});

it('takes what is not said from the documents, says from where, and what was said otherwise', async () => {
  const papers = ['prior-year-budget.xlsx', 'ccr-declaration.pdf'].map((name) => path.join(samples, name));
  const { code, out } = await budget('--units', '60', ...papers, '-o', 'stated');
  expect(code).toBe(0);
  expect(out).toMatch(/^Association: Copper Kestrel.*, from \S+, page \d+\.$/m);
  expect(out).toMatch(/^Year: 2027, from prior-year-budget\.xlsx, page \d+\.$/m);
  expect(out).toMatch(/^You entered 60 units, but \S+, page \d+ states 48 units\.$/m);
  expect(out).toMatch(/, Colorado: budget 2027, 60 units/);
});

it('asks for what neither the command nor a document says', async () => {
  writeFileSync(path.join(folder, 'plain.csv'), 'Account,2026 Budget\nWater,100\n');
  const { code, said } = await budget('plain.csv');
  expect([code, said]).toEqual([2, 'No document names the association: please say --association "NAME".\n']);
  const stateless = await budget('plain.csv', '--association', 'Copper Kestrel');
  expect([stateless.code, stateless.said]).toEqual([
    2,
    'No document names the state: please say --location STATE.\n',
  ]);
  const wrong = await budget('plain.csv', '--unknown');
  expect([wrong.code, wrong.said]).toEqual([2, expect.stringContaining('npm run budget --')]);
});

it('asks about a document of another association, although it was named', async () => {
  const paper = (name: string, association: string) => {
    const lines = [association, '2026 Budget', 'Account,2026 Budget', 'Income', 'Dues,900.00', 'Expenses'];
    const text = [...lines, 'Water,500.00', 'Insurance,400.00', 'Total Expenses,900.00'].join('\n');
    writeFileSync(path.join(folder, name), text);
    return name;
  };
  const own = paper('own.csv', 'Copper Kestrel Homeowners Association');
  const other = paper('other.csv', 'Copper Finch Condominium Owners Association');
  const { code, said } = await budget(...ABOUT, own, other, '-o', 'mixed');
  expect(said).toContain('other.csv names another association (Copper Finch Condominium Owners Association');
  expect(code).toBe(3);
  expect((await budget(...ABOUT, own, '-o', 'alone')).code).toBe(0);
  const belonging = await budget(...ABOUT, own, '--belongs', other, '-o', 'mixed');
  expect(belonging.said).not.toContain('names another association');
  const nobody = await budget(own, '--belongs', other, '--location', 'Colorado');
  expect([nobody.code, nobody.said]).toEqual([
    2,
    expect.stringContaining('Please name the association with --association'),
  ]);
});

it('makes the other files where there is no browser for the PDF, and says what is missing', async () => {
  process.env['PUPPETEER_EXECUTABLE_PATH'] = '/no/such/browser';
  try {
    const papers = [path.join(samples, 'prior-year-budget.xlsx')];
    const { code, out, said } = await budget(...ABOUT, ...papers, '-o', 'plain');
    expect([code, said]).toEqual([0, expect.stringContaining('A PDF needs Chromium or Chrome')]);
    expect(out).toMatch(/Written to \S+\.csv and \S+\.xlsx\n/);
    expect(readdirSync(path.join(folder, 'plain')).sort()).toEqual([
      'Colorado_HOA_Budget_2027.csv',
      'Colorado_HOA_Budget_2027.xlsx',
    ]);
  } finally {
    if (named === undefined) delete process.env['PUPPETEER_EXECUTABLE_PATH'];
    else process.env['PUPPETEER_EXECUTABLE_PATH'] = named;
  }
});

it('says which file it cannot read and goes on with the others', async () => {
  const damaged = path.join(folder, 'damaged.pdf');
  writeFileSync(damaged, '%PDF-1.4\nnothing');
  const { code, out, said } = await budget(
    ...ABOUT,
    damaged,
    'missing.pdf',
    path.join(samples, 'prior-year-budget.xlsx'),
  );
  expect(said).toMatch(/damaged\.pdf: .+/);
  expect(said).toContain('missing.pdf: there is no such file.');
  expect(out).toContain('damaged.pdf could not be read and is not used');
  expect(code).toBe(0);
});

describe('a statement whose lines do not add up to its printed total', () => {
  const statement = [
    'Account,Description,2026 Budget',
    'INCOME',
    '4010,Assessments,11000.00',
    '4020,Late Fees,100.00',
    ',Total Income,11100.00',
    'EXPENSES',
    '5010,Water,1300.00',
    '5020,Electricity,2100.00',
    '5030,Landscape,3200.00',
    ',Total Expenses,6610.00',
  ].join('\n');
  const file = () => {
    const target = path.join(folder, 'off.csv');
    writeFileSync(target, statement);
    return target;
  };

  it('ends with code 3, both totals and what to do, and writes nothing', async () => {
    const { code, out, said } = await budget(...ABOUT, file(), '-o', 'stopped');
    expect(code).toBe(3);
    expect(out).toContain('off.csv, 2026 Budget, income: $11,100.00 understood, $11,100.00 printed, ties');
    expect(out).toContain(
      'off.csv, 2026 Budget, expense: $6,600.00 understood, $6,610.00 printed, DOES NOT TIE',
    );
    expect(said).toMatch(/not generated[^]*\$6,600[^]*\$6,610[^]*--accept-unreconciled/);
    expect(readdirSync(folder)).not.toContain('stopped');
  });

  it('becomes a budget that is labeled where that is accepted', async () => {
    const { code, out } = await budget(...ABOUT, '--accept-unreconciled', file(), '-o', 'accepted');
    expect(code).toBe(0);
    expect(out).toMatch(/^Not reconciled: off\.csv, 2026 Budget: expense adds up to \$6,600/m);
    const csv = readFileSync(path.join(folder, 'accepted/Colorado_HOA_Budget_2027.csv'), 'utf8');
    expect(csv.split('\n')[0]).toContain('Not reconciled: off.csv');
  });
});

it('ends with a sentence where no file can be used', async () => {
  const { code, said } = await budget(...ABOUT, 'missing.pdf');
  expect([code, said]).toEqual([1, expect.stringContaining('Please upload last year’s budget')]);
  expect(said).not.toContain('    at ');
});

it.each([
  [[], 'Please name the documents'],
  [[...ABOUT.slice(0, 4), '--location', 'Atlantis', '--association', 'Elm', 'x.pdf'], 'Location is required'],
  [['--wings', '2', 'x.pdf'], '--wings'],
  [[...ABOUT, '--units', 'many', 'x.pdf'], 'units'],
])('explains itself for %j', async (args, sentence) => {
  const { code, said } = await budget(...args);
  expect([code, said]).toEqual([2, expect.stringContaining(sentence)]);
  expect(said).toContain('npm run budget --');
});
