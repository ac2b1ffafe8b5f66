import { readFileSync } from 'node:fs';
import { NARROW, WIDE, type Device } from '../support/device';
import { generated, Stage, withBudget, withSamples } from '../support/stage';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  nodes: { html: string }[];
}

async function violations(device: Device): Promise<string[]> {
  // The page's own policy forbids foreign scripts, so axe comes in through the debugger.
  await device.page.evaluate(AXE);
  const found = await device.page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { runOnly: { type: 'tag', values: tags } })).violations;
  }, RULES);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Every screen in both themes and both widths: no violation, nothing that scrolls sideways, no error in the page. */
describe('every screen, for everyone', () => {
  let stage: Stage;
  let device: Device;
  let review: number;
  beforeAll(async () => {
    stage = await Stage.set();
    device = await stage.device();
    await device.go('/');
    await device.deviceId();
    await withSamples(device);
    review = await withBudget(device);
    await generated(device, review);
  }, 120_000);
  afterAll(() => stage.strike());

  const screens: [string, () => string, string][] = [
    ['home', () => '/', 'Recent Activity'],
    ['upload', () => '/upload-documents', 'Uploaded Documents (7)'],
    ['parameters', () => '/budget-parameters', 'Continue to Generate Budget'],
    ['saved parameters', () => `/budget-parameters/${review}`, 'Edit Parameters'],
    ['review', () => `/budget-review/${review}`, 'Net Operating Position'],
    ['board view', () => `/budget/${review}`, 'Board View'],
    ['export', () => `/budget-export/${review}`, 'Back to Budget'],
    ['presentation', () => `/budget-presentation/${review}`, 'Open the budget review'],
    ['history', () => '/budget-history', 'Copper Kestrel'],
    ['calculator', () => '/assessments-calculator', 'Calculate'],
    ['not found', () => '/nowhere', 'Page Not Found'],
  ];

  it.each(screens)('%s', async (_name, path, sign) => {
    for (const scheme of ['light', 'dark'])
      for (const viewport of [WIDE, NARROW]) {
        await device.page.setViewport(viewport);
        await device.page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: scheme },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ]);
        await device.go(path());
        await device.sees(sign);
        expect({ scheme, width: viewport.width, found: await violations(device) }).toEqual({
          scheme,
          width: viewport.width,
          found: [],
        });
        expect(await device.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        );
      }
    expect(device.problems).toEqual([]);
  });
});
