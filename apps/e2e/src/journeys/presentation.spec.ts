import { NARROW, type Device } from '../support/device';
import { Downloads } from '../support/downloads';
import { pdfPages, zipNames } from '../support/files';
import { generated, Stage, withBudget, withSamples } from '../support/stage';
import { linesOf, sampleBudget, tableRows, type StoredLine } from '../support/workspace';

/**
 * Section 2, Presentation, with the limits and defaults of section 9 and the errors of section 8.
 *
 * | Text, default or state                                                               | Journey                 |
 * | ------------------------------------------------------------------------------------ | ----------------------- |
 * | six slides: Title, Overview, Expenses, Year over Year, Insights, Conclusion          | six slides              |
 * | total annual budget, monthly per unit, community, special considerations             | six slides              |
 * | category shares with percentages, top 5 items, top 6 category changes                | the figures are         |
 * | insights at most 6; health score, rating, summary, long-term recommendations, next steps | the figures are     |
 * | notable over 15 percent or over 1000 dollars, up to 5; 'New'                         | thresholds              |
 * | 'No line changes by more than 15% or $1,000.'                                        | thresholds              |
 * | defaults 'B+' and 'Good' with 'Assumption'; 'None were noted', 'No expenses yet.', no earlier year | defaults  |
 * | previous and next, dots, '{n} of 6'; neither goes past the ends                      | by buttons              |
 * | right arrow and space, left arrow                                                    | by keys                 |
 * | 'Present': fullscreen; Escape and 'Exit fullscreen' end it; Page Down and Up, Home, End | presents             |
 * | 'Presenter notes', 'Hide notes', other notes a slide                                 | presenter notes         |
 * | a swipe goes on and back, a steep or short one does not                              | by touch                |
 * | 'Download PDF': six pages; 'Download .pptx': six slides                              | saves                   |
 * | 'Loading presentation...'                                                            | slow connection         |
 * | 'Error Loading Presentation', 'Unable to load ...', 'Back to Review', 'Try again'    | cannot be loaded        |
 * | an address that names no budget: 'Return to Home'                                    | cannot be loaded        |
 * | what is shown stays when the server goes; 'Export failed'                            | the server is gone      |
 */
const SLOW_MS = 90_000;
const TITLES = ['Title', 'Overview', 'Expenses', 'Year over Year', 'Insights', 'Conclusion'];
const HEADINGS = [
  'Copper Kestrel Condominium Association, Inc.',
  'The 2027 budget at a glance',
  'Where the money goes',
  '2026 to 2027',
  'Insights and recommendations',
  'Conclusion',
];
const CONSIDERATIONS = 'The elevator is modernised in May.';

jest.setTimeout(240_000);

describe('the presentation', () => {
  let stage: Stage;
  let device: Device;
  let downloads: Downloads;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    device = await stage.device();
    await device.go('/');
    await device.deviceId();
    await withSamples(device);
    id = await withBudget(device, { specialConsiderations: CONSIDERATIONS });
    await generated(device, id);
    downloads = await Downloads.of(device);
  });
  afterAll(async () => {
    await stage.strike();
    await downloads.clean();
  });

  const open = async (on = device, budget = id) => {
    await on.page.bringToFront();
    await on.go(`/budget-presentation/${budget}`);
    await on.sees('1 of 6');
  };

  it('has six slides that say what the budget says', async () => {
    await open();
    const dots = await device.page.$$eval('nav[aria-label="Slides"] ol button', (all) =>
      all.map((dot) => dot.getAttribute('aria-label')),
    );
    expect(dots).toEqual(TITLES.map((title, index) => `Slide ${index + 1}: ${title}`));
    const seen: string[] = [];
    for (const title of TITLES) {
      await show(device, title);
      seen.push(await device.page.$eval('[aria-label="Presentation"] h2', (node) => node.textContent ?? ''));
    }
    expect(seen).toEqual(HEADINGS);
    await show(device, 'Title');
    expect(await slide(device)).toContain('2027 Budget');
    expect(await slide(device)).toContain('Colorado · 48 units');
    expect(await slide(device)).toContain('Draft for the board');
    await show(device, 'Overview');
    const total = sum(await linesOf(device, id), 'proposedBudget');
    const said = await slide(device);
    for (const text of [
      `Total annual budget ${whole(total)}`,
      `Monthly per unit ${whole(total / 48 / 12)} expenses ÷ 48 units ÷ 12`,
      `Annual per unit ${whole(total / 48)}`,
      'Location Colorado',
      'Units 48',
      'Property type Condominium',
      `Special considerations ${CONSIDERATIONS}`,
    ])
      expect(said).toContain(text);
    expect(device.problems).toEqual([]);
  });

  it('the figures are those of the lines: shares, the five largest, six categories, six insights', async () => {
    await open();
    const expenses = (await linesOf(device, id)).filter(({ type }) => type === 'expense');
    const total = sum(expenses, 'proposedBudget');
    await show(device, 'Expenses');
    const shown = await slide(device);
    const groups = await groupsOf(device, id);
    for (const { category, proposed } of groups)
      expect(shown).toContain(`${category} ${whole(proposed)} · ${percent((proposed / total) * 100)}`);
    const largest = [...expenses].sort((a, b) => cents(b.proposedBudget) - cents(a.proposedBudget));
    for (const line of largest.slice(0, 5))
      expect(shown).toMatch(
        new RegExp(`${literal(line.description)} .{3,40} ${literal(whole(cents(line.proposedBudget)))}`),
      );
    expect(shown).not.toContain(largest[5]!.description);
    await show(device, 'Year over Year');
    await device.click('button', 'Category changes: show as a table');
    const [, ...rows] = await tableRows(device, 'Category changes');
    const moved = [...groups].sort(
      (a, b) => Math.abs(b.proposed - b.previous) - Math.abs(a.proposed - a.previous),
    );
    expect(rows).toEqual(
      moved
        .slice(0, 6)
        .map(({ category, proposed, previous }) => [
          `${category} ${signed(((proposed - previous) / previous) * 100)}`,
          whole(proposed),
          whole(previous),
        ]),
    );
    await show(device, 'Insights');
    const insights = await device.page.$$eval('[aria-label="Presentation"] li h3', (all) => all.length);
    expect(insights).toBe(6);
    await show(device, 'Conclusion');
    const conclusion = await slide(device);
    expect(conclusion).toMatch(/Health score [A-F][+-]? Budget health: (Excellent|Good|Fair|Poor|Weak)/);
    expect(conclusion).toMatch(/Long-term recommendations .{40,} Next steps .{40,}/);
    expect(conclusion).toContain(`the monthly fee of ${whole(total / 48 / 12)} per unit`);
  });

  it('moves by buttons and dots, and not past its ends', async () => {
    await open();
    expect(await disabled(device, 'Previous slide')).toBe(true);
    await device.click('button', 'Next slide');
    await device.sees('2 of 6');
    expect(await disabled(device, 'Previous slide')).toBe(false);
    await device.click('button', 'Previous slide');
    await device.sees('1 of 6');
    await show(device, 'Conclusion');
    await device.sees('6 of 6');
    expect(await disabled(device, 'Next slide')).toBe(true);
  });

  it('moves by keys: right arrow and space go on, left arrow goes back', async () => {
    await open();
    await device.keys('ArrowLeft');
    await device.keys('ArrowRight');
    await device.sees('2 of 6');
    await device.keys('Space');
    await device.sees('3 of 6');
    await device.keys('ArrowLeft');
    await device.sees('2 of 6');
    await device.keys(...Array<string>(8).fill('ArrowRight'));
    await device.sees('6 of 6');
    expect(await device.page.$eval('[role=status]', (node) => node.textContent)).toBe(
      'Slide 6 of 6: Conclusion',
    );
  });

  it('presents in fullscreen, until Escape or the button', async () => {
    await open();
    const inFullscreen = () =>
      device.page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label') ?? null);
    await device.click('button', 'Present');
    await device.sees('Exit fullscreen');
    await device.until('it fills the screen', async () => (await inFullscreen()) === 'Presentation');
    await device.keys('Space', 'PageDown');
    await device.sees('3 of 6');
    await device.keys('PageUp');
    await device.sees('2 of 6');
    await device.keys('End');
    await device.sees('6 of 6');
    await device.keys('Home');
    await device.sees('1 of 6');
    await device.keys('Escape');
    await device.seesNot('Exit fullscreen');
    await device.until('the screen is given back', async () => (await inFullscreen()) === null);
    await device.click('button', 'Present');
    await device.until('it fills the screen', async () => (await inFullscreen()) === 'Presentation');
    await device.click('button', 'Exit fullscreen');
    await device.until('the screen is given back', async () => (await inFullscreen()) === null);
    expect(device.problems).toEqual([]);
  });

  it('shows presenter notes, others a slide, and hides them', async () => {
    await open();
    await device.click('button', 'Presenter notes');
    const notes = () =>
      device.page.$eval('section[aria-labelledby="notes-title"]', (node) => node.textContent);
    expect(await notes()).toContain(
      'Welcome the board and the owners. This is the 2027 budget of Copper Kestrel',
    );
    const said = new Set<string | null>();
    for (const title of TITLES) {
      await show(device, title);
      said.add(await notes());
    }
    expect(said.size).toBe(6);
    expect(await notes()).toContain('Ask for questions, then for a motion.');
    await device.click('button', 'Hide notes');
    await device.seesNot('Ask for questions, then for a motion.');
  });

  it('moves by touch: a level swipe goes on and back, a steep or short one does not', async () => {
    const phone = await device.window();
    await phone.page.setViewport({ ...NARROW, hasTouch: true, isMobile: true });
    await open(phone);
    const swipe = async (from: [number, number], to: [number, number]) => {
      await phone.page.touchscreen.touchStart(...from);
      await phone.page.touchscreen.touchMove(...to);
      await phone.page.touchscreen.touchEnd();
    };
    await swipe([320, 420], [120, 425]);
    await phone.sees('2 of 6');
    await swipe([320, 420], [300, 420]);
    await swipe([250, 420], [180, 260]);
    await phone.sees('2 of 6');
    await swipe([100, 420], [320, 425]);
    await phone.sees('1 of 6');
    expect(phone.problems).toEqual([]);
    await phone.page.close();
  });

  it('saves the six slides as PDF and as .pptx', async () => {
    await open();
    const name = 'Colorado_HOA_Budget_2027';
    await device.click('button', 'Download PDF');
    await device.seesWithin(SLOW_MS, 'Export successful', `Downloaded as ${name}_Slides.pdf.`);
    const pages = await pdfPages(await downloads.take(device, `${name}_Slides.pdf`));
    expect(pages).toHaveLength(6);
    pages.forEach((page, index) => expect(page).toContain(HEADINGS[index]));
    await device.dismissToasts();
    await device.click('button', 'Download .pptx');
    await device.seesWithin(SLOW_MS, 'Export successful', `Downloaded as ${name}.pptx.`);
    const names = await zipNames(await downloads.take(device, `${name}.pptx`));
    expect(names.filter((one) => /^ppt\/slides\/slide\d+\.xml$/.test(one))).toHaveLength(6);
    expect(names.filter((one) => /^ppt\/notesSlides\/notesSlide\d+\.xml$/.test(one))).toHaveLength(6);
    await device.click('link', 'Export');
    await device.untilPath(new RegExp(`^/budget-export/${id}$`));
  });

  it('does not scroll sideways at 390 px on any slide, presented or not', async () => {
    await device.prefers('dark', NARROW);
    await open();
    await device.click('button', 'Presenter notes');
    for (const presented of [false, true]) {
      if (presented) await device.click('button', 'Present');
      for (const title of TITLES) {
        await show(device, title);
        const widths = await device.page.evaluate(() =>
          [
            document.documentElement,
            ...document.querySelectorAll('[aria-label="Presentation"], [aria-label="Presentation"] > *'),
          ].map((node) => node.scrollWidth),
        );
        expect([title, Math.max(...widths) <= NARROW.width]).toEqual([title, true]);
      }
    }
    await device.keys('Escape');
    await device.seesNot('Exit fullscreen');
    await device.prefers('light');
    expect(device.problems).toEqual([]);
  });

  it('waits on a slow connection', async () => {
    await device.latency(1_500);
    await device.go(`/budget-presentation/${id}`);
    await device.sees('Loading presentation...');
    await device.latency(0);
    await device.sees('1 of 6');
  });

  describe('thresholds', () => {
    let quiet: Device;
    let budget: number;
    beforeAll(async () => {
      ({ device: quiet, id: budget } = await sampleBudget(stage));
      for (const line of await linesOf(quiet, budget))
        if (line.type === 'expense') await set(quiet, line, cents(line.previousYear));
    });

    const notable = async () => {
      await open(quiet, budget);
      await show(quiet, 'Year over Year');
      await quiet.sees('Notable line changes');
      return quiet.page.$$eval('[aria-label="Presentation"] section li > span:first-child', (all) =>
        all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ')),
      );
    };

    it('no line is notable where none has moved', async () => {
      expect(await notable()).toEqual([]);
      await quiet.sees('No line changes by more than 15% or $1,000.');
    });

    it('over 15 percent or over $1,000 is, either of them exactly is not; what has no earlier amount is New', async () => {
      const expenses = (await linesOf(quiet, budget)).filter(({ type }) => type === 'expense');
      // Of more than $10,000, so that $1,000 is less than 15%; and of even hundreds under $6,000, so that 15% is under $1,000.
      const large = expenses.filter((line) => cents(line.previousYear) > 1_000_000);
      const small = expenses.filter((line) => {
        const before = cents(line.previousYear);
        return before > 0 && before < 600_000 && (before * 15) % 100 === 0;
      });
      const [thousand, more] = [large[0]!, large[1]!];
      const [fifteen, above, below] = [small[0]!, small[1]!, small[2]!];
      await set(quiet, thousand, cents(thousand.previousYear) + 100_000);
      await set(quiet, more, cents(more.previousYear) + 100_001);
      await set(quiet, fifteen, (cents(fifteen.previousYear) * 115) / 100);
      await set(quiet, above, Math.ceil((cents(above.previousYear) * 116) / 100));
      await set(quiet, below, Math.floor((cents(below.previousYear) * 84) / 100));
      await add(quiet, budget, { description: 'Gate motors', proposedBudget: '1000.01' });
      await add(quiet, budget, { description: 'Block party', proposedBudget: '1000.00' });
      const rows = await notable();
      const starts = (name: string) => rows.filter((row) => row.startsWith(name));
      expect(rows).toHaveLength(4);
      expect(starts(more.description)[0]).toMatch(/\+\d\.\d%$/);
      expect(starts('Gate motors')).toEqual(['Gate motors New']);
      expect(starts(above.description)[0]).toMatch(/\+16\.\d%$/);
      expect(starts(below.description)[0]).toMatch(/−16\.\d%$/);
    });

    it('at most five are shown, those that move most, and a category without an earlier amount is New', async () => {
      const party = await add(quiet, budget, { description: 'Lawsuit', proposedBudget: '90000.00' });
      const fountain = await add(quiet, budget, { description: 'Fountain', proposedBudget: '80000.00' });
      expect([party, fountain]).toEqual([201, 201]);
      const rows = await notable();
      expect(rows).toHaveLength(5);
      expect(rows.slice(0, 2)).toEqual(['Lawsuit New', 'Fountain New']);
      await quiet.click('button', 'Category changes: show as a table');
      const [, first, ...others] = await tableRows(quiet, 'Category changes');
      expect(first![0]).toMatch(/ New$/);
      expect(others).toHaveLength(5);
      expect(quiet.problems).toEqual([]);
    });
  });

  it('says its defaults where there is nothing to judge by', async () => {
    const other = await stage.device();
    await other.go('/');
    const bare = await withBudget(other);
    expect(await add(other, bare, { description: 'Dues', type: 'income', proposedBudget: '1200.00' })).toBe(
      201,
    );
    await open(other, bare);
    await show(other, 'Overview');
    await other.sees('No earlier year to compare with', 'None were noted for this year.');
    await show(other, 'Expenses');
    expect((await slide(other)).match(/No expenses yet\./g)).toHaveLength(2);
    await show(other, 'Year over Year');
    await other.sees(
      'There is no earlier year to compare with.',
      'No line changes by more than 15% or $1,000.',
    );
    await show(other, 'Conclusion');
    expect(await slide(other)).toMatch(/Health score B\+ Budget health: Good Assumption/);
    for (const text of [
      'B+ and Good are assumptions.',
      'Have the reserve study updated every three to five years, and set contributions by it.',
      'Ask for bids on each service contract before it renews.',
      'Review insurance cover, limits and deductibles with a broker every year before the renewal.',
      'Propose the budget to the board.',
    ])
      expect(await slide(other)).toContain(text);
    expect(other.problems).toEqual([]);
    await other.page.close();
  });

  it('that cannot be loaded says why, leads back, and is asked for again', async () => {
    const other = await stage.device();
    await other.go('/');
    const empty = await withBudget(other);
    await other.go(`/budget-presentation/${empty}`);
    await other.sees(
      'Error Loading Presentation',
      'Unable to load the budget presentation. Please try again later.',
      'This budget has no lines yet.',
    );
    await add(other, empty, { description: 'Snow', proposedBudget: '1000.00' });
    await other.click('button', 'Try again');
    await other.sees('1 of 6', 'Copper Kestrel');
    await other.go('/budget-presentation/999999');
    await other.sees('Error Loading Presentation', 'Unable to load the budget presentation.');
    await other.click('link', 'Back to Review');
    await other.untilPath(/^\/budget-review\/999999$/);
    await other.go('/budget-presentation/none');
    await other.sees('Error Loading Presentation', 'The id in this address is not a valid one.');
    await other.click('link', 'Return to Home');
    await other.untilPath(/^\/$/);
    expect(other.problems).toEqual([]);
    await other.page.close();
  });

  it('goes on when the server is gone; only its downloads fail, with a sentence', async () => {
    await open();
    await stage.app.stop();
    await device.keys('ArrowRight');
    await device.sees('2 of 6');
    for (const button of ['Download PDF', 'Download .pptx']) {
      await device.click('button', button);
      await device.sees('Export failed', 'The server could not be reached.');
      await device.dismissToasts();
    }
    await show(device, 'Conclusion');
    await device.sees('Next steps');
    await stage.again();
    await device.click('button', 'Download .pptx');
    await device.seesWithin(SLOW_MS, 'Export successful');
  });
});

/** Goes to a slide by its dot, and waits until it is there. */
async function show(device: Device, title: string): Promise<void> {
  const number = TITLES.indexOf(title) + 1;
  await device.click('button', `Slide ${number}: ${title}`);
  await device.sees(`${number} of 6`);
  await device.page.waitForSelector(`button[aria-label="Slide ${number}: ${title}"][aria-current=true]`);
}

/** What the slide says, white space folded; with what only a screen reader hears. */
async function slide(device: Device): Promise<string> {
  return device.page.$eval('[aria-label="Presentation"]', (node) =>
    (node as HTMLElement).innerText.replace(/\s+/g, ' '),
  );
}

async function disabled(device: Device, name: string): Promise<boolean> {
  const button = await device.find('button', name);
  return button.evaluate((node) => (node as HTMLButtonElement).disabled);
}

interface Presented {
  categorizedItems: { category: string; type: string; items: StoredLine[] }[];
}

/** The groups of expenses, summed anew from their lines; in cents. */
async function groupsOf(device: Device, id: number) {
  const { body } = await device.api(`/api/export/${id}/presentation`);
  return (body as Presented).categorizedItems
    .filter(({ type }) => type === 'expense')
    .map(({ category, items }) => ({
      category,
      proposed: sum(items, 'proposedBudget'),
      previous: sum(items, 'previousYear'),
    }));
}

async function set(device: Device, { id, version }: StoredLine, amount: number): Promise<void> {
  const { status } = await device.api(`/api/budget-items/${id}`, {
    method: 'PATCH',
    body: JSON.stringify({ proposedBudget: (amount / 100).toFixed(2), version }),
  });
  expect(status).toBe(200);
}

/** Adds a line by hand, an expense unless said otherwise; answers the status. */
async function add(device: Device, budget: number, line: Record<string, string>): Promise<number> {
  const { status } = await device.api(`/api/budget-items/${budget}`, {
    method: 'POST',
    body: JSON.stringify({ type: 'expense', ...line }),
  });
  return status;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const sum = (lines: readonly StoredLine[], field: 'proposedBudget' | 'previousYear') =>
  lines.filter(({ type }) => type === 'expense').reduce((all, line) => all + cents(line[field]), 0);
const whole = (amount: number) => `$${Math.round(amount / 100).toLocaleString('en-US')}`;
const percent = (value: number) => `${(Math.round(value * 10) / 10).toFixed(1)}%`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${percent(Math.abs(value))}`;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
