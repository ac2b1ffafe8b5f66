import { violations } from '../support/axe';
import { EmbedStage } from '../support/embed-stage';
import { focused, reads, TAG, within } from '../support/embedded';

/** The calculator beside what is a portal's own: styles, policy, keyboard, and for everyone. */
describe('the calculator and the page around it', () => {
  let on: EmbedStage;
  beforeAll(async () => {
    on = await EmbedStage.set();
  }, 240_000);
  afterEach(() => on.stage.closeDevices());
  afterAll(() => on.strike());

  it('looks the same whatever the page’s styles are', async () => {
    const looks = async (style: string) => {
      const device = await on.visit(
        `<head><style>${style}</style></head><body>${on.script()}${on.element()}</body>`,
      );
      await reads(device, '$33.34');
      return device.page.evaluate((tag) => {
        const root = document.querySelector(tag)?.shadowRoot;
        const inner = [...(root?.querySelectorAll('[data-embed-root], [data-embed-root] *') ?? [])];
        return inner.map((node) => {
          const look = getComputedStyle(node);
          // Widths follow the page's column; all that styles say otherwise is taken.
          const names = [...look].filter(
            (name) => !/^--|size|width|height|origin|inset|^(left|right|top|bottom)$/.test(name),
          );
          const kept = [...names, 'font-size', 'line-height', 'border-top-width'];
          return [node.tagName, ...kept.map((name) => `${name}: ${look.getPropertyValue(name)}`)];
        });
      }, TAG);
    };
    const calm = await looks('');
    expect(calm.length).toBeGreaterThan(50);
    const hostile = await looks(`
      * { all: unset; color: red !important; font-size: 40px !important; }
      html { font-size: 40px !important; letter-spacing: 9px; text-transform: uppercase; direction: ltr }
      div, table, button, input { display: none !important }
      ${TAG} { color: lime !important; font: italic 50px fantasy !important; text-align: right !important; line-height: 4 !important;
        text-transform: uppercase; --ink: red; --paper: red; --tw-border-style: dotted; --spacing: 40px; cursor: wait }
      @property --tw-translate-x { syntax: '*'; inherits: true; initial-value: 100px }
      @keyframes appear { from { opacity: 0 } to { opacity: 0 } }
    `);
    expect(hostile.map(([tag]) => tag)).toEqual(calm.map(([tag]) => tag));
    const changed = hostile.flatMap((look, index) =>
      look.filter((line, at) => line !== calm[index]![at]).map((line) => `${look[0]} ${line}`),
    );
    expect(changed).toEqual([]);
  });

  it('leaves the page as it was', async () => {
    const device = await on.visit(`
      <head><style>body { font: 18px serif }</style></head>
      <body class="flex">
        <main class="p-4 bg-surface text-ink figures" data-theme="dark"><h1>Title</h1><p>Text <a href="#">link</a></p>
        <button>Press</button><input /><select><option>One</option></select><table><tr><th>A</th><td>1</td></tr></table>
        <ul><li>One</li></ul><hr /><img alt="" /></main>
      </body>`);
    const state = () =>
      device.page.evaluate(() => ({
        styles: [document.documentElement, ...document.querySelectorAll('body, main, main *')].map((node) => {
          const look = getComputedStyle(node);
          return [...look].map((name) => `${name}: ${look.getPropertyValue(name)}`).join('; ');
        }),
        sheets: [document.styleSheets.length, document.adoptedStyleSheets.length, document.fonts.size],
        head: document.head.innerHTML,
        html: document.documentElement.getAttributeNames(),
        body: [document.body.getAttributeNames(), document.body.children.length],
        ink: getComputedStyle(document.documentElement).getPropertyValue('--ink'),
        // Two names are zod's, which validates what the server answers.
        globals: Object.keys(window).filter((name) => !name.startsWith('__zod_global')),
      }));
    const before = await state();
    await device.page.evaluate(
      ({ src, tag, embedKey }) => {
        const place = document.createElement('section');
        place.style.display = 'contents';
        const loader = document.createElement('script');
        loader.src = src;
        const calculator = document.createElement(tag);
        calculator.setAttribute('embed-key', embedKey);
        calculator.setAttribute('total', '100');
        calculator.setAttribute('year', '2027');
        // At the end of the page, out of the flow, so that nothing else moves.
        calculator.style.cssText = 'position: absolute; top: 2000px; left: 0';
        place.append(loader, calculator);
        document.documentElement.append(place);
      },
      { src: `${on.stage.app.url}/remotes/assessments/embed.js`, tag: TAG, embedKey: on.key },
    );
    await reads(device, '$33.34');
    // Also what only shows when it is used.
    await (await within(device, 'input[type=search]')).click();
    await device.page.keyboard.type('103');
    await reads(device, '1 of 3 units');
    expect(await state()).toEqual(before);
  });

  it('is walked by keyboard, in order, and out of it again', async () => {
    const device = await on.visit(
      `<body><main><h1>Portal</h1><a href="#">Before</a>${on.script()}${on.element()}<a href="#">After</a></main></body>`,
    );
    await reads(device, '$33.34');
    const walked: string[] = [];
    for (let n = 0; n < 40 && walked.at(-1) !== 'After'; n += 1) {
      await device.page.keyboard.press('Tab');
      walked.push(await focused(device.page));
    }
    expect(walked).toEqual([
      'Before',
      'Budget total',
      'Year',
      'Calculate',
      'Search units',
      'Installments',
      'Export CSV',
      '2027 assessments',
      'Unit',
      'Lot no.',
      'Ownership Interest',
      '2027 assessments',
      'After',
    ]);
    await device.page.keyboard.down('Shift');
    for (let n = 0; n < 5; n += 1) await device.page.keyboard.press('Tab');
    await device.page.keyboard.up('Shift');
    expect(await focused(device.page)).toBe('2027 assessments');
  });

  it.each([['light'], ['dark']])('has nothing for axe to find, in the %s', async (theme) => {
    const device = await on.visit(
      `<body style="color-scheme: ${theme}; background: Canvas; color: CanvasText">
        <main><h1>Portal</h1>${on.script()}${on.element(`total="100" year="2027" theme="${theme}"`)}</main></body>`,
    );
    await reads(device, '$33.34');
    expect(await violations(device)).toEqual([]);
    const refused = await on.visit(
      `<body><main><h1>Portal</h1>${on.script()}${on.element('', '')}</main></body>`,
    );
    await within(refused, '[role=alert]');
    expect(await violations(refused)).toEqual([]);
  });

  it('is at home in a page whose policy allows its server and nothing else', async () => {
    on.portal.page(
      '/page',
      `<head><meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; script-src ${on.stage.app.url}; connect-src ${on.stage.app.url}" /></head>
        <body>${on.script()}${on.element()}</body>`,
    );
    const device = await on.stage.device();
    await device.page.evaluateOnNewDocument(() => {
      const refused: string[] = [];
      Object.defineProperty(window, 'refused', { value: refused });
      document.addEventListener('securitypolicyviolation', (event) =>
        refused.push(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    await device.page.goto(`${on.portal.listed}/page`);
    await reads(device, '$33.34');
    const look = await device.page.$eval(TAG, (at) => {
      const root = at.shadowRoot?.querySelector('[data-embed-root]');
      return root ? getComputedStyle(root).backgroundColor : '';
    });
    expect(look).toBe('rgb(250, 247, 240)');
    const refused = (await device.page.evaluate('refused')) as string[];
    // zod asks whether it may write code, and does without.
    expect(refused.filter((one) => one !== 'script-src eval')).toEqual([]);
  });
});
