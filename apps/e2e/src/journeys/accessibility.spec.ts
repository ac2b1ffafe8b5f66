import type { Device } from '../support/device';
import { Stage } from '../support/stage';
import { expectForEveryone, sampleBudget } from '../support/workspace';

const nothing = () => Promise.resolve();

/**
 * Every screen in both themes and both widths: no violation, nothing that scrolls sideways, no error in the page. Those that
 * another remote has a part in are in history-for-everyone.spec.ts.
 */
describe('every screen, for everyone', () => {
  let stage: Stage;
  let device: Device;
  let review: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id: review } = await sampleBudget(stage));
  }, 240_000);
  afterAll(() => stage.strike());

  const screens: [string, () => string, string][] = [
    ['upload', () => '/upload-documents', 'Uploaded Documents (7)'],
    ['parameters', () => '/budget-parameters', 'Continue to Generate Budget'],
    ['saved parameters', () => `/budget-parameters/${review}`, 'Edit Parameters'],
    ['review', () => `/budget-review/${review}`, 'Net Operating Position'],
    ['board view', () => `/budget/${review}`, 'Net Income / Loss'],
    ['export', () => `/budget-export/${review}`, 'Back to Budget'],
    ['presentation', () => `/budget-presentation/${review}`, '1 of 6'],
    ['not found', () => '/nowhere', 'Page Not Found'],
  ];

  it.each(screens)('%s', async (_name, path, sign) => {
    await expectForEveryone(device, async () => {
      await device.go(path());
      await device.sees(sign);
    });
    expect(device.problems).toEqual([]);
  });

  const tabs: [string, () => string, string[], () => Promise<void>][] = [
    [
      'Contracts',
      () => `/budget-review/${review}?tab=contracts`,
      ['Rate increases', 'Recommendations'],
      () => device.click('button', 'Analyze again: elevator-contract.pdf'),
    ],
    ['Forecast', () => `/budget-review/${review}?tab=forecast`, ['Monthly fee per unit'], nothing],
    [
      'Forecast, editable rates',
      () => `/budget-review/${review}?tab=forecast`,
      ['Aggressive Inflation: from'],
      async () => void (await (await device.find('combobox', 'Scenario')).select('aggressive')),
    ],
    ['AI Insights', () => `/budget-review/${review}?tab=insights`, ['Weight', 'What changed'], openDetails],
    [
      'AI Chat',
      () => `/budget-review/${review}?tab=chat`,
      ['You:', '$'],
      async () => {
        await (await device.find('textbox', 'Message to the assistant')).type('What is the total budget?');
        await device.keys('Enter');
        await device.seesNot('Thinking...');
      },
    ],
    [
      'a line’s analysis',
      () => `/budget-review/${review}`,
      ['How this figure came about'],
      () => device.click('button', 'Show the analysis of Landscape Contract'),
    ],
    [
      'Interactive',
      () => `/budget/${review}?tab=interactive`,
      ['For $540 a month'],
      async () => {
        await (await device.find('textbox', 'Monthly fee per unit')).type('540');
        await device.click('button', 'Show what it takes');
      },
    ],
  ];
  it.each(tabs)('the tab: %s', async (_name, path, signs, prepare) => {
    await device.prefers('light');
    await device.go(path());
    await device.sees('Complete Budget');
    await prepare();
    await device.sees(...signs);
    await device.dismissToasts();
    await expectForEveryone(device, () => device.sees(...signs));
    expect(device.problems).toEqual([]);
  });

  const dialogs: [string, () => string, string, () => Promise<void>][] = [
    [
      'journal',
      () => `/budget-review/${review}`,
      'Every change since the budget was generated',
      () => device.click('button', 'Journal'),
    ],
    [
      'versions',
      () => `/budget-review/${review}`,
      'A version keeps the current budget',
      async () => {
        await device.click('button', 'Versions');
        await (await device.find('textbox', 'Name')).type('For everyone');
        await device.click('button', 'Save version');
        await device.sees('Version saved');
      },
    ],
    [
      'comparison',
      () => `/budget-review/${review}`,
      'the same.',
      async () => {
        await device.click('button', 'Versions');
        await device.click('button', 'Compare For everyone');
        await device.click('checkbox', 'Lines that are the same, too');
      },
    ],
    [
      'share',
      () => `/budget-review/${review}`,
      'Send these to the other person',
      async () => {
        await device.click('button', 'Share');
        await device.click('button', 'Make a join code');
      },
    ],
    [
      'source',
      () => `/budget-review/${review}?tab=contracts`,
      'as it was read',
      async () => {
        await device.click('button', 'Analyze again: elevator-contract.pdf');
        await device.sees('Rate increases');
        await device.dismissToasts();
        // The analyses below it move what is above while they come.
        await device.clickSteady((await device.page.waitForSelector('dl button[title]'))!);
      },
    ],
    [
      'what a key figure rests on',
      () => `/budget-review/${review}?tab=insights`,
      'Source:',
      () => device.click('button', 'About: Operating ratio'),
    ],
    [
      'a line to add',
      () => `/budget-review/${review}`,
      'Amount',
      () => device.click('button', /^Add (a )?line/),
    ],
    [
      'a question of the board',
      () => `/budget/${review}`,
      'The answer comes from this budget',
      async () => {
        await device.click('button', 'Ask a question');
        await (await device.find('textbox', 'Your question')).type('What is the total budget?');
        await device.keys('Enter');
        await device.seesNot('Thinking...');
      },
    ],
    [
      'status',
      () => `/budget-review/${review}`,
      'Propose to the board',
      () => device.click('button', /^Status: /),
    ],
  ];
  it.each(dialogs)('the dialog: %s', async (_name, path, sign, open) => {
    await device.prefers('light');
    await device.go(path());
    await device.sees('Complete Budget');
    await open();
    await device.sees(sign);
    await device.dismissToasts();
    await expectForEveryone(device, () => device.sees(sign));
    expect(device.problems).toEqual([]);
  });

  async function openDetails(): Promise<void> {
    await device.sees('How the score is computed');
    await device.page.$$eval('details', (all) => all.forEach((one) => (one.open = true)));
  }
});
