import { violations } from '../support/axe';
import { NARROW, WIDE, type Device } from '../support/device';
import { generated, Stage, withBudget, withSamples } from '../support/stage';

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
