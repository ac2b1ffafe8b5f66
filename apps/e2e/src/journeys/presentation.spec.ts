import { violations } from '../support/axe';
import { NARROW, WIDE, type Device } from '../support/device';
import { Downloads } from '../support/downloads';
import { pdfPages, zipNames } from '../support/files';
import { openSlides, showSlide, SLIDES, slideText, sum, whole } from '../support/slides';
import { generated, Stage, withBudget, withSamples } from '../support/stage';
import { addLine, linesOf } from '../support/workspace';

/**
 * Section 2, Presentation, with the limits and defaults of section 9 and the errors of section 8.
 *
 * | Text, default or state                                                               | Journey                 |
 * | ------------------------------------------------------------------------------------ | ----------------------- |
 * | six slides: Title, Overview, Expenses, Year over Year, Insights, Conclusion          | six slides              |
 * | total annual budget, monthly per unit, community, special considerations             | six slides              |
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
 *
 * What the figures are, their limits and their defaults: presentation-figures.spec.ts.
 */
const SLOW_MS = 90_000;
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

  it('has six slides that say what the budget says', async () => {
    await openSlides(device, id);
    const dots = await device.page.$$eval('nav[aria-label="Slides"] ol button', (all) =>
      all.map((dot) => dot.getAttribute('aria-label')),
    );
    expect(dots).toEqual(SLIDES.map((title, index) => `Slide ${index + 1}: ${title}`));
    const seen: string[] = [];
    for (const title of SLIDES) {
      await showSlide(device, title);
      seen.push(await device.page.$eval('[aria-label="Presentation"] h2', (node) => node.textContent ?? ''));
    }
    expect(seen).toEqual(HEADINGS);
    await showSlide(device, 'Title');
    expect(await slideText(device)).toContain('2027 Budget');
    expect(await slideText(device)).toContain('Colorado · 48 units');
    expect(await slideText(device)).toContain('Draft for the board');
    await showSlide(device, 'Overview');
    const total = sum(await linesOf(device, id), 'proposedBudget');
    const said = await slideText(device);
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

  it('moves by buttons and dots, and not past its ends', async () => {
    await openSlides(device, id);
    expect(await disabled(device, 'Previous slide')).toBe(true);
    await device.click('button', 'Next slide');
    await device.sees('2 of 6');
    expect(await disabled(device, 'Previous slide')).toBe(false);
    await device.click('button', 'Previous slide');
    await device.sees('1 of 6');
    await showSlide(device, 'Conclusion');
    await device.sees('6 of 6');
    expect(await disabled(device, 'Next slide')).toBe(true);
  });

  it('moves by keys: right arrow and space go on, left arrow goes back', async () => {
    await openSlides(device, id);
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
    await openSlides(device, id);
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
    await openSlides(device, id);
    await device.click('button', 'Presenter notes');
    const notes = () =>
      device.page.$eval('section[aria-labelledby="notes-title"]', (node) => node.textContent);
    expect(await notes()).toContain(
      'Welcome the board and the owners. This is the 2027 budget of Copper Kestrel',
    );
    const said = new Set<string | null>();
    for (const title of SLIDES) {
      await showSlide(device, title);
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
    await openSlides(phone, id);
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
    await openSlides(device, id);
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

  it('is for everyone on any slide, presented or not; at 390 px nothing scrolls sideways', async () => {
    for (const [scheme, viewport] of [
      ['dark', NARROW],
      ['light', WIDE],
    ] as const) {
      await device.prefers(scheme, viewport);
      await openSlides(device, id);
      await device.click('button', 'Presenter notes');
      for (const presented of [false, true]) {
        if (presented) await device.click('button', 'Present');
        for (const title of SLIDES) {
          await showSlide(device, title);
          const look = { scheme, presented, title };
          expect({ ...look, found: await violations(device) }).toEqual({ ...look, found: [] });
          expect({ ...look, wide: (await widest(device)) > viewport.width }).toEqual({
            ...look,
            wide: false,
          });
        }
      }
      await device.keys('Escape');
      await device.seesNot('Exit fullscreen');
    }
    expect(device.problems).toEqual([]);
  });

  it('waits on a slow connection', async () => {
    await device.latency(3_000);
    await device.go(`/budget-presentation/${id}`);
    await device.sees('Loading presentation...');
    await device.latency(0);
    await device.sees('1 of 6');
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
    await addLine(other, empty, { description: 'Snow', proposedBudget: '1000.00' });
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
    await openSlides(device, id);
    await stage.app.stop();
    await device.keys('ArrowRight');
    await device.sees('2 of 6');
    for (const button of ['Download PDF', 'Download .pptx']) {
      await device.click('button', button);
      await device.sees('Export failed', 'The server could not be reached.');
      await device.dismissToasts();
    }
    await showSlide(device, 'Conclusion');
    await device.sees('Next steps');
    await stage.again();
    await device.click('button', 'Download .pptx');
    await device.seesWithin(SLOW_MS, 'Export successful');
  });
});

/** How wide the page is, or what of the presentation sticks out of it. */
function widest(device: Device): Promise<number> {
  return device.page.evaluate(() => {
    const frame = '[aria-label="Presentation"]';
    const parts = document.querySelectorAll(`${frame}, ${frame} > *`);
    return Math.max(...[document.documentElement, ...parts].map((node) => node.scrollWidth));
  });
}

async function disabled(device: Device, name: string): Promise<boolean> {
  const button = await device.find('button', name);
  return button.evaluate((node) => (node as HTMLButtonElement).disabled);
}
