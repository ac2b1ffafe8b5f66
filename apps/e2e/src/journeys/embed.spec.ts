import type { Device } from '../support/device';
import { violations } from '../support/axe';
import { Downloads } from '../support/downloads';
import { collectEvents, focused, raised, reads, TAG, textOf, within } from '../support/embedded';
import { Manager, Portal } from '../support/portal';
import { Stage } from '../support/stage';

/** The calculator as an element in pages of other origins. */
describe('the calculator in a portal’s page', () => {
  let portal: Portal;
  let stage: Stage;
  let manager: Manager;
  let scheduleId: number;
  let key: string;
  beforeAll(async () => {
    portal = await Portal.open();
    stage = await Stage.set({ EMBED_ORIGINS: portal.listed });
    manager = new Manager(stage.app.url);
    scheduleId = await manager.schedule();
    ({ key } = await manager.key(scheduleId));
  }, 240_000);
  afterEach(() => stage.closeDevices());
  afterAll(async () => {
    await stage.strike();
    await portal.close();
  });

  const script = () => `<script src="${stage.app.url}/remotes/assessments/embed.js" async></script>`;
  const element = (attributes = 'total="100" year="2027"', with_ = key) =>
    `<${TAG} id="one" embed-key="${with_}" ${attributes}></${TAG}>`;

  async function visit(html: string, origin = portal.listed): Promise<Device> {
    portal.page('/page', html);
    const device = await stage.device();
    await collectEvents(device.page);
    await device.page.goto(`${origin}/page`);
    return device;
  }

  it('shows the schedule, says so in an event with its figures, exports it, and stores nothing', async () => {
    const device = await visit(`<body>${script()}${element()}</body>`);
    await reads(device, 'Copper Kestrel');
    await reads(device, '$33.33');
    await reads(device, '$33.34');
    const [first] = await raised(device.page);
    expect(first).toMatchObject({
      type: 'assessment-calculated',
      from: 'one',
      detail: {
        associationName: 'Copper Kestrel',
        year: 2027,
        total: '100.00',
        unallocated: '0.00',
        units: 3,
      },
    });
    expect(first?.detail['assessments']).toEqual([
      expect.objectContaining({ unitNumber: '101', lotNumber: '1', annualAssessment: '33.33' }),
      expect.objectContaining({ unitNumber: '102', annualAssessment: '33.33' }),
      expect.objectContaining({ unitNumber: '103', annualAssessment: '33.34' }),
    ]);
    const downloads = await Downloads.of(device);
    await device.click('button', 'Export CSV');
    const csv = (await downloads.take(device, 'association-assessments-2027.csv')).toString('utf8');
    await downloads.clean();
    expect(csv).toContain('103,3,');
    expect(csv).toContain('Total,,100.0000%,100.00');
    await reads(device, 'Exported successfully');
    expect((await raised(device.page)).at(-1)).toMatchObject({
      type: 'assessment-exported',
      detail: { fileName: 'association-assessments-2027.csv', year: 2027, rows: 3, kind: 'schedule' },
    });
    expect(
      await device.page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
    ).toEqual([0, 0, '']);
    expect(device.problems).toEqual([]);
  });

  it('looks the same whatever the page’s styles are', async () => {
    const looks = async (style: string) => {
      const device = await visit(`<head><style>${style}</style></head><body>${script()}${element()}</body>`);
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
    const device = await visit(`
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
      { src: `${stage.app.url}/remotes/assessments/embed.js`, tag: TAG, embedKey: key },
    );
    await reads(device, '$33.34');
    // Also what only shows when it is used.
    await (await within(device, 'input[type=search]')).click();
    await device.page.keyboard.type('103');
    await reads(device, '1 of 3 units');
    expect(await state()).toEqual(before);
  });

  it('stands twice on a page, each for itself; taken away and put back it begins anew', async () => {
    const other = await manager.key(await manager.schedule('Garages', 4));
    const device = await visit(
      `<body>${script()}${script()}${element()}<${TAG} id="two" embed-key="${other.key}" total="1000" year="2028" theme="dark"></${TAG}></body>`,
    );
    await reads(device, '$33.34', '#one');
    await reads(device, '$250.00', '#two');
    expect(await textOf(device.page, '#one')).not.toContain('$250.00');
    const grounds = await device.page.evaluate(() =>
      ['#one', '#two'].map((at) => {
        const root = document.querySelector(at)?.shadowRoot?.querySelector('[data-embed-root]');
        return root ? getComputedStyle(root).color : '';
      }),
    );
    expect(grounds).toEqual(['rgb(29, 27, 23)', 'rgb(236, 231, 219)']);

    await device.page.evaluate(() => document.querySelector('#one')?.setAttribute('total', '200'));
    await reads(device, '$66.67', '#one');
    expect(
      (await raised(device.page)).map(({ from, detail }) => `${from} ${String(detail['total'])}`).sort(),
    ).toEqual(['one 100.00', 'one 200.00', 'two 1000.00']);

    const left = await device.page.evaluate(() => {
      const two = document.querySelector('#two')!;
      two.remove();
      (window as unknown as { kept: Element }).kept = two;
      return two.shadowRoot?.childElementCount;
    });
    expect(left).toBe(0);
    await device.page.evaluate(() => document.body.prepend((window as unknown as { kept: Element }).kept));
    await reads(device, '$250.00', '#two');
    // Moved while it loads, and many times over: one calculator, not several.
    await device.page.evaluate(() => {
      const two = document.querySelector('#two')!;
      for (let n = 0; n < 20; n += 1) document.body.append(two);
    });
    await reads(device, '$250.00', '#two');
    expect(await device.page.$eval('#two', (two) => two.shadowRoot?.childElementCount)).toBe(1);
    expect(device.problems).toEqual([]);
  });

  it('counts a typed total when it is sent, and says what is wrong with one', async () => {
    const device = await visit(`<body>${script()}${element('')}</body>`);
    await reads(device, 'Budget total');
    expect(await raised(device.page)).toEqual([]);
    await device.click('button', 'Calculate');
    await reads(device, 'Please type a total.');
    const field = await within(device, 'input[inputmode=decimal]');
    await field.type('abc');
    await reads(device, 'Please enter an amount in dollars, such as 650000.');
    await field.click({ count: 3 });
    await field.type('300');
    await device.page.keyboard.press('Enter');
    await reads(device, '$100.00');
    expect((await raised(device.page)).map(({ detail }) => detail['total'])).toEqual(['300.00']);
  });

  it('says at an origin that is not allowed why it shows nothing', async () => {
    const device = await visit(`<body>${script()}${element()}</body>`, portal.foreign);
    const alert = await within(device, '[role=alert]');
    await reads(device, 'The calculator may not be shown here');
    expect(await alert.evaluate((node) => node.textContent)).toContain(
      `Pages of ${portal.foreign} may not show this. Whoever runs the server can allow it: the setting is called EMBED_ORIGINS.`,
    );
    expect(await raised(device.page)).toEqual([]);
  });

  it.each([
    ['no key', () => '', 'This page gives no embed key'],
    ['a broken key', () => 'emb_short', 'This page gives no embed key'],
    ['a key that was never made', () => `emb_${'x'.repeat(43)}`, 'The key of this page is not known.'],
  ])('says with %s why it shows nothing', async (_what, given, sentence) => {
    const device = await visit(`<body>${script()}${element('', given())}</body>`);
    await within(device, '[role=alert]');
    await reads(device, sentence);
  });

  it('says that its key was revoked, and that the server is away; then tries again', async () => {
    const short = await manager.key(scheduleId);
    await manager.call('DELETE', `/api/embed-keys/${short.id}`);
    const revoked = await visit(`<body>${script()}${element('', short.key)}</body>`);
    await within(revoked, '[role=alert]');
    await reads(revoked, 'The key of this page was revoked.');

    const device = await stage.device();
    portal.page('/page', `<body>${script()}${element()}</body>`);
    await device.page.setRequestInterception(true);
    let away = true;
    device.page.on('request', (request) => {
      void (away && request.url().includes('/api/')
        ? request.abort('connectionrefused')
        : request.continue());
    });
    await device.page.goto(`${portal.listed}/page`);
    await within(device, '[role=alert]');
    await reads(device, 'The server could not be reached.');
    away = false;
    await device.click('button', 'Try again');
    await reads(device, '$33.34');
  });

  it('is walked by keyboard, in order, and out of it again', async () => {
    const device = await visit(
      `<body><main><h1>Portal</h1><a href="#">Before</a>${script()}${element()}<a href="#">After</a></main></body>`,
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
      'Instalments',
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
    const device = await visit(
      `<body style="color-scheme: ${theme}; background: Canvas; color: CanvasText">
        <main><h1>Portal</h1>${script()}${element(`total="100" year="2027" theme="${theme}"`)}</main></body>`,
    );
    await reads(device, '$33.34');
    expect(await violations(device)).toEqual([]);
    const refused = await visit(`<body><main><h1>Portal</h1>${script()}${element('', '')}</main></body>`);
    await within(refused, '[role=alert]');
    expect(await violations(refused)).toEqual([]);
  });

  it('is at home in a page whose policy allows its server and nothing else', async () => {
    portal.page(
      '/page',
      `<head><meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; script-src ${stage.app.url}; connect-src ${stage.app.url}" /></head>
        <body>${script()}${element()}</body>`,
    );
    const device = await stage.device();
    await device.page.evaluateOnNewDocument(() => {
      const refused: string[] = [];
      Object.defineProperty(window, 'refused', { value: refused });
      document.addEventListener('securitypolicyviolation', (event) =>
        refused.push(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    await device.page.goto(`${portal.listed}/page`);
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

  it('comes as a federated module too, for a host without our shell', async () => {
    const device = await visit('<body><div id="place"></div></body>');
    await device.page.evaluate(
      async ({ base, embedKey }) => {
        interface Container {
          init: (shared: object) => Promise<void>;
          get: (name: string) => Promise<() => { mount: (place: Element, options: object) => Mounted }>;
        }
        interface Mounted {
          update: (options: object) => void;
          unmount: () => void;
        }
        const remote = `${base}/remotes/assessments`;
        const manifest = (await (await fetch(`${remote}/mf-manifest.json`)).json()) as {
          name: string;
          metaData: { remoteEntry: { path: string; name: string } };
        };
        const { path, name } = manifest.metaData.remoteEntry;
        await new Promise((resolve, reject) => {
          const loader = document.createElement('script');
          loader.onload = resolve;
          loader.onerror = reject;
          loader.src = `${remote}/${path}${name}`;
          document.head.append(loader);
        });
        const container = (window as unknown as Record<string, Container>)[manifest.name]!;
        await container.init({});
        const { mount } = (await container.get('./calculator'))();
        const mounted = mount(document.querySelector('#place')!, {
          apiBase: base,
          embedKey,
          total: '100',
          year: 2027,
          onCalculated: (detail: { total: string }) => (document.title = detail.total),
        });
        Object.assign(window, { mounted });
      },
      { base: stage.app.url, embedKey: key },
    );
    await reads(device, '$33.34', '#place > div');
    expect(await device.page.title()).toBe('100.00');
    const change = (run: string) => device.page.evaluate(`mounted.${run}`);
    await change('update({ total: "200" })');
    await reads(device, '$66.67', '#place > div');
    await change('unmount()');
    expect(await device.page.$eval('#place', (place) => place.childElementCount)).toBe(0);
    expect(await device.page.evaluate(() => localStorage.length)).toBe(0);
  });
});
