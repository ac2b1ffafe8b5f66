import { readFile } from 'node:fs/promises';
import type { Device } from '../support/device';
import { Downloads } from '../support/downloads';
import { pdfPages } from '../support/files';
import { enterSchedule, fill, pasteRows } from '../support/pasting';
import { sample, Stage, withBudget } from '../support/stage';
import { addLine, expectForEveryone, tableRows } from '../support/workspace';

const CALCULATE = 'Calculate Assessments';
const HALVES = [
  ['Unit', 'Lot no.', 'Percent'],
  ['101', '7', '50%'],
  ['102', '8', '1/2'],
];

/** Exhibit B of the sample's declaration: four floors of the same twelve apartments, by type. */
const PERCENT = { A: '1.6125', B: '2.0500', C: '2.4375', D: '2.9875' } as const;
const FLOOR: readonly (keyof typeof PERCENT)[] = [...'CBAABBBBADBC'] as (keyof typeof PERCENT)[];
const OWNERSHIP = [1, 2, 3, 4].flatMap((floor) =>
  FLOOR.map((type, place) => ({ unit: String(floor * 100 + place + 1), percentage: PERCENT[type] })),
);

/** An amount in cents times a percentage of 4 decimals, rounded half up, by whole numbers. */
function cents(total: bigint, percent: string): bigint {
  return (total * BigInt(percent.replace('.', '')) * 2n + 1_000_000n) / 2_000_000n;
}
const money = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
const dollars = (amount: bigint) =>
  `$${(amount / 100n).toLocaleString('en-US')}.${String(amount % 100n).padStart(2, '0')}`;

/** The calculator, from the declaration to the schedule, and without one. */
describe('the assessment calculator', () => {
  let stage: Stage;
  let device: Device;
  let downloads: Downloads;
  beforeAll(async () => {
    stage = await Stage.set();
  }, 240_000);
  beforeEach(async () => {
    device = await stage.device();
    downloads = await Downloads.of(device);
    await device.go('/assessments-calculator');
    await device.sees(CALCULATE);
  });
  afterEach(async () => {
    expect(device.problems).toEqual([]);
    await downloads.clean();
    await stage.closeDevices();
  });
  afterAll(() => stage.strike());

  const texts: [string, string[]][] = [
    ['the page', ['Assessment Calculator', 'What each owner pays']],
    ['step 1', ['CC&R document', 'Upload CC&R Document', 'Supports PDF, DOC, DOCX (Max 10MB per file)']],
    ['step 2', ['Budget total', 'Existing budget', 'Or type the amount in dollars.']],
    ['step 3', ['Calculate', 'Divided: By ownership interest', CALCULATE]],
  ];
  it.each(texts)('says what it asks for: %s', async (_name, said) => {
    await device.sees(...said);
  });

  it('accepts pdf, doc and docx alone, and shows 650000 as a placeholder that is never calculated with', async () => {
    expect(await device.page.$eval('input[type=file]', (input) => input.getAttribute('accept'))).toBe(
      '.pdf,.doc,.docx',
    );
    const total = await device.find('textbox', 'Budget total');
    expect(
      await total.evaluate((node) => [node.getAttribute('placeholder'), (node as HTMLInputElement).value]),
    ).toEqual(['650000', '']);
  });

  it('asks for what is missing, one after the other; a total that is no number counts as none', async () => {
    await device.click('button', CALCULATE);
    await device.sees('Select a CC&R', 'Please select a CC&R document first');
    await device.dismissToasts();
    await enterSchedule(device, HALVES);
    await device.click('button', CALCULATE);
    await device.sees('Enter budget total', 'Please enter or select a budget total');
    await device.dismissToasts();
    await fill(device, 'Budget total', 'abc');
    await device.sees('Please enter a valid number');
    await device.click('button', CALCULATE);
    await device.sees('Enter budget total');
  });

  it('divides by the sample’s declaration to the cent, exports it, and follows the total', async () => {
    await device.upload(sample('ccr-declaration.pdf'));
    await device.sees('Document uploaded', 'OCR processing may take 1-2 minutes.', 'OCR Complete');
    // Its name says that it is a CC&R, so it is chosen.
    await device.find('button', 'Change Document');
    await fill(device, 'Budget total', '412345.67');
    await device.dismissToasts();
    await device.click('button', CALCULATE);
    await device.sees('CC&R Analyzed Successfully', `Found ${OWNERSHIP.length} units`);
    await device.sees('How this is calculated', 'budget total × ownership interest', 'Back to Setup');
    const year = new Date().getFullYear();
    const rows = await tableRows(device, `${year} assessments`);
    expect(rows[0]?.slice(0, 4)).toEqual(['Unit', 'Lot no.', 'Ownership Interest', `${year} assessments`]);
    const total = 41_234_567n;
    const worked = OWNERSHIP.map(({ percentage }) => cents(total, percentage));
    worked[worked.length - 1]! += total - worked.reduce((sum, one) => sum + one, 0n);
    const read = rows.slice(1, 1 + OWNERSHIP.length);
    expect(read.map((row) => [row[0], row[3]])).toEqual(
      OWNERSHIP.map(({ unit }, place) => [unit, dollars(worked[place]!)]),
    );
    expect(rows.slice(-2).map((row) => row.slice(0, 3))).toEqual([
      ['Total', '100.0000%', '$412,345.67'],
      [`${year} approved assessment budget`, '$412,345.67', ''],
    ]);
    await device.dismissToasts();
    await device.click('button', 'Export CSV');
    const name = `association-assessments-${year}.csv`;
    await device.sees('Exported successfully', `Downloaded as ${name}.`);
    const csv = (await downloads.take(device, name))
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split('\r\n');
    expect(csv[0]).toBe('Unit,Lot no.,Ownership Interest,assessments');
    expect(csv.slice(1, -3)).toEqual(
      OWNERSHIP.map(({ unit, percentage }, place) => `${unit},,${percentage}%,${money(worked[place]!)}`),
    );
    expect(csv.slice(-3)).toEqual([
      'Total,,100.0000%,412345.67',
      'approved assessment budget,,,412345.67',
      '',
    ]);
    await fill(device, 'Budget total', '100000');
    await device.sees('$100,000.00');
    await device.seesNot('$412,345.67');
    await device.click('button', 'Back to Setup');
    await device.dismissToasts();
    await device.sees('In force', 'Review the rows');
    await device.click('button', 'Review the rows');
    await device.click('button', /^Source of Unit 101/);
    await device.sees('Page 2', 'of ccr-declaration.pdf');
    await device.keys('Escape');
    await device.click('button', 'Change Document');
    await device.seesNot('In force');
    await device.click('button', CALCULATE);
    await device.sees('Select a CC&R');
    await device.dismissToasts();
    await device.click('button', 'Delete ccr-declaration.pdf');
    await device.sees(
      'Delete Document',
      'This will permanently delete the document. This action cannot be undone.',
    );
    await device.click('button', 'Delete');
    await device.sees('Document deleted');
  });

  it('offers a budget’s expenses, and what other income leaves of them, to the cent', async () => {
    const budget = await withBudget(device);
    await addLine(device, budget, {
      description: 'Electricity',
      category: 'Utilities',
      proposedBudget: '1000.10',
    });
    await addLine(device, budget, {
      description: 'Insurance',
      category: 'Insurance Expenses',
      proposedBudget: '500.05',
    });
    await addLine(device, budget, { description: 'Laundry', type: 'income', proposedBudget: '100.15' });
    await device.go('/assessments-calculator');
    await enterSchedule(device, HALVES);
    const picker = await device.find('combobox', 'Existing budget');
    await picker.select(String(budget));
    await device.sees('Total expenses', '$1,500.15', 'Total expenses less other income', '$1,400.00');
    await device.click('radio', /^Total expenses less other income/);
    // Insurance equally, the rest by interest.
    await device.click('button', 'Change how it is divided');
    await device.click('radio', /^Mixed/);
    await (await device.find('combobox', 'Amount of part 1')).select('categories');
    await device.click('checkbox', 'Insurance Expenses, $500');
    await device.sees('The parts exceed the total by $100.15.');
    await device.click('checkbox', 'Utilities, $1,000');
    await device.seesNot('The parts exceed the total');
    await device.click('button', CALCULATE);
    await device.sees('$1,400.00', 'Back to Setup', '2027 approved assessment budget');
  });

  it('shows a difference from 100 %, and never normalises unasked', async () => {
    await enterSchedule(device, [
      ['Unit', 'Percent'],
      ['1', '50'],
      ['2', '48'],
    ]);
    await fill(device, 'Budget total', '1000');
    await device.click('button', CALCULATE);
    await device.sees(
      'The ownership interests do not add up to 100%',
      'The sum is 98.0000%; 2.0000% is missing.',
    );
    const year = new Date().getFullYear();
    const foot = async () =>
      (await tableRows(device, `${year} assessments`)).slice(3).map((row) => row.slice(0, 3));
    expect(await foot()).toEqual([
      ['Unallocated', '2.0000%', '$20.00'],
      ['Total', '98.0000%', '$1,000.00'],
      [`${year} approved assessment budget`, '$1,000.00', ''],
    ]);
    await device.click('button', 'Normalize to 100%');
    await device.sees('$510.20', '$489.80');
    await device.seesNot('Unallocated ');
    await device.click('button', 'Use as recorded');
    await device.sees('$20.00');
    await device.click('button', 'Correct rows by hand');
    await fill(device, 'Ownership Interest of unit 2', '1/2');
    await device.sees('together 100.0000%');
    await fill(device, 'Ownership Interest of unit 2', '-50');
    await device.click('button', CALCULATE);
    await device.sees('A negative figure', 'Nothing is calculated until it is corrected.');
    await fill(device, 'Ownership Interest of unit 2', '40');
    await device.sees('The percentages add up to 90.0000%', 'between 95% and 105%');
    await fill(device, 'Ownership Interest of unit 2', '50%');
    await device.click('button', CALCULATE);
    await device.sees('Back to Setup');
  });

  it('gives towers of 100 % each a part each, as an assumption; divides equally, by area and value', async () => {
    await enterSchedule(device, [
      ['Unit', 'Percent', 'Square feet', 'Value', 'Tower', 'Last year'],
      ['N1', '100%', '1000', '300000', 'North', '400'],
      ['S1', '50%', '500', '100000', 'South', '250'],
      ['S2', '50%', '500', '100000', 'South', '350'],
    ]);
    await device.sees('Assumption: each tower pays in proportion to its number of units');
    await fill(device, 'Budget total', '1000');
    await device.click('button', 'This is right');
    await device.click('button', CALCULATE);
    const year = new Date().getFullYear();
    const amounts = async () =>
      (await tableRows(device, `${year} assessments`)).slice(1, 4).map((row) => row[4]);
    await device.sees('paid by North alone');
    expect(await amounts()).toEqual(['$333.33', '$333.34', '$333.33']);
    await device.sees('Largest increase: unit S1, +$83.34 (+33.3%)');
    for (const [method, expected] of [
      [/^Equally/, ['$333.33', '$333.33', '$333.34']],
      [/^By square feet/, ['$500.00', '$250.00', '$250.00']],
      [/^By value/, ['$600.00', '$200.00', '$200.00']],
    ] as const) {
      await device.click('button', 'Back to Setup');
      await device.click('button', 'Change how it is divided');
      await device.click('radio', method);
      await device.click('button', CALCULATE);
      await device.sees('Back to Setup', 'approved assessment budget');
      expect(await amounts()).toEqual(expected);
    }
    await (await device.find('combobox', 'State')).select('California');
    await device.sees(
      'Above the limit',
      'Cal. Civ. Code § 5605(b)',
      'Verified 20',
      'Informational, not legal advice.',
    );
    await (await device.find('combobox', 'Installments')).select('12');
    await device.sees('Each month', '$50.00', 'The installments add up to the annual assessment to the cent');
    await fill(device, 'What it is for', 'Roof');
    await fill(device, 'Special amount', '100');
    await fill(device, 'Number of installments', '3');
    await device.sees('Installments 1 to 2, each', 'Installment 3');
    await device.click('button', 'Export special CSV');
    await device.sees(`Downloaded as special-assessment-${year}.csv.`);
    const csv = (await downloads.take(device, `special-assessment-${year}.csv`)).toString('utf8');
    expect(csv).toContain('N1,,100.0000%,60.00,20.00,20.00,20.00\r\n');
    await fill(device, 'Number of installments', '0');
    await device.sees('Please enter a whole number from 1 to 60.');
  });

  it('keeps a schedule: opened, renamed, changed by two, stated as PDF, deleted', async () => {
    await enterSchedule(device, HALVES);
    await fill(device, 'Budget total', '1000');
    await device.click('button', CALCULATE);
    await device.click('button', 'Keep schedule');
    await device.sees('Keep this schedule');
    await device.click('button', 'Keep schedule');
    await device.sees('Association name is required');
    await device.replace('scheduleAssociation', 'Juniper Court');
    await device.click('button', 'Keep schedule');
    await device.sees('Schedule kept', 'of Juniper Court.');
    await device.dismissToasts();
    await device.click('button', 'Statement of unit 102 (PDF)');
    await device.sees('Exported successfully');
    const [page, ...more] = await pdfPages(await readFile(await downloads.path(device, /\.pdf$/)));
    expect(more).toEqual([]);
    expect(page).toContain('102');
    expect(page).toContain('$500.00');
    await device.dismissToasts();
    // Someone else changes it meanwhile.
    const [kept] = (await device.api('/api/assessment-schedules')).body as { id: number; version: number }[];
    const elsewhere = await device.api(`/api/assessment-schedules/${kept!.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ version: kept!.version, name: 'Changed elsewhere' }),
    });
    expect(elsewhere.status).toBe(200);
    await device.click('button', 'Back to Setup');
    await device.click('button', 'Review the rows');
    await fill(device, 'Lot no. of unit 101', '70');
    await device.click('button', CALCULATE);
    await device.click('button', 'Keep changes');
    await device.sees('Keep this schedule');
    await device.keys('Enter');
    await device.sees('This schedule was changed elsewhere', 'Open the newer one');
    await device.click('button', 'Keep mine as a new one');
    await device.sees('Schedule kept');
    await device.dismissToasts();
    await device.click('button', 'Back to Setup');
    await device.click('tab', 'Saved schedules');
    await device.sees('Changed elsewhere', 'Ownership schedule', 'Juniper Court · 2 units');
    await device.click('button', 'Rename Changed elsewhere');
    await device.replace('newScheduleName', 'Of 1998');
    await device.click('button', 'Rename');
    await device.seesNot('Changed elsewhere');
    await device.click('button', /^Open.*Of 1998$/);
    await device.sees('Of 1998');
    await device.click('button', 'Delete Of 1998');
    await device.sees('Delete Schedule', 'This action cannot be undone.');
    await device.click('button', 'Delete');
    await device.sees('Schedule deleted');
  });

  it('keeps work in progress through a reload, and brings back what a step took away', async () => {
    await enterSchedule(device, HALVES);
    await fill(device, 'Budget total', '1234.56');
    await device.click('button', CALCULATE);
    await device.sees('$617.28');
    await device.page.reload({ waitUntil: 'domcontentloaded' });
    await device.sees('$617.28', 'Back to Setup');
    await device.click('button', 'Back to Setup');
    await device.click('button', 'Start over');
    await device.sees('The units were removed');
    await device.click('button', 'Undo');
    await device.sees('You entered this schedule yourself.', '2 units');
  });

  it('says what it understood of pasted rows, before they are used', async () => {
    await pasteRows(device, [
      ['Apartment', '% interest', 'Sq ft'],
      ['101', '50%', '900'],
      ['102', 'half', '900'],
      ['Total', '100%', ''],
    ]);
    await device.sees('2 units', 'Row 3: “half” is no percentage or fraction', 'is a total and was left out');
    await device.click('button', 'Cancel');
    await device.find('textbox', 'Schedule');
  });

  it('sorts, searches and scrolls ten thousand pasted rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [`U${index + 1}`, `L${index + 1}`, '0.01%']);
    await enterSchedule(device, [['Unit', 'Lot', 'Percent'], ...rows]);
    await device.sees('10,000 units, together 100.0000%');
    await fill(device, 'Budget total', '1234567.89');
    await device.click('button', CALCULATE);
    await device.sees('10,000 units', '$1,234,567.89');
    const table = `table[aria-label="${new Date().getFullYear()} assessments"]`;
    const drawn = () => device.page.$$eval(`${table} tbody tr[aria-rowindex]`, (all) => all.length);
    await device.sees('U1');
    expect(await drawn()).toBeGreaterThan(5);
    expect(await drawn()).toBeLessThan(200);
    await device.page.$eval(table, (node) => node.parentElement!.scrollTo(0, node.scrollHeight));
    await device.sees('U10000');
    // Ten thousand times 123.46 is 32.11 too much, and the last unit takes what rounding leaves.
    await device.sees('$91.35');
    await device.click('button', 'Unit');
    await device.click('button', 'Unit');
    await device.page.$eval(table, (node) => node.parentElement!.scrollTo(0, 0));
    await device.until('the last unit stands first', async () => {
      const [, first] = await tableRows(device, `${new Date().getFullYear()} assessments`);
      return first?.[0] === 'U10000';
    });
    const search = await device.find('searchbox', 'Search units');
    await search.type('l9999');
    await device.sees('1 of 10,000 units', 'U9999');
    await device.page.reload({ waitUntil: 'domcontentloaded' });
    await device.sees('10,000 units', '$1,234,567.89');
  });

  it('is for everyone: set-up and results in both themes and widths', async () => {
    await device.prefers('light');
    await enterSchedule(device, [
      ['Unit', 'Percent', 'Last year'],
      ['1', '50', '400'],
      ['2', '49', '500'],
    ]);
    await fill(device, 'Budget total', '1000');
    await device.click('button', 'Change how it is divided');
    await device.click('radio', /^Mixed/);
    await expectForEveryone(device, () => device.sees('What the others leave', 'together 99.0000%'));
    await device.click('radio', /^By ownership interest/);
    await device.click('button', CALCULATE);
    await fill(device, 'Special amount', '100');
    await (await device.find('combobox', 'State')).select('Florida');
    await device.dismissToasts();
    await expectForEveryone(device, () => device.sees('Unallocated', 'Fla. Stat.', 'Export special CSV'));
    await device.click('button', 'Keep schedule');
    await expectForEveryone(device, () => device.sees('Keep this schedule'));
  });
});
