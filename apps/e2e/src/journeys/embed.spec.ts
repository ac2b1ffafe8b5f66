import { Downloads } from '../support/downloads';
import { EmbedStage } from '../support/embed-stage';
import { raised, reads, TAG, textOf, within } from '../support/embedded';

/** The calculator as an element in pages of other origins: what it does, and what it says where it may not. */
describe('the calculator in a portal’s page', () => {
  let on: EmbedStage;
  beforeAll(async () => {
    on = await EmbedStage.set();
  }, 240_000);
  afterEach(() => on.stage.closeDevices());
  afterAll(() => on.strike());

  it('shows the schedule, says so in an event with its figures, exports it, and stores nothing', async () => {
    const device = await on.visit(`<body>${on.script()}${on.element()}</body>`);
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

  it('stands twice on a page, each for itself; taken away and put back it begins anew', async () => {
    const other = await on.manager.key(await on.manager.schedule('Garages', 4));
    const device = await on.visit(
      `<body>${on.script()}${on.script()}${on.element()}<${TAG} id="two" embed-key="${other.key}" total="1000" year="2028" theme="dark"></${TAG}></body>`,
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
    const device = await on.visit(`<body>${on.script()}${on.element('')}</body>`);
    await reads(device, 'Budget total');
    expect(await raised(device.page)).toEqual([]);
    await device.click('button', 'Calculate');
    await reads(device, 'Please type a total.');
    const field = await within(device, 'input[inputmode=decimal]');
    await field.type('abc');
    await reads(device, 'Please enter a valid number');
    await field.click({ count: 3 });
    await field.type('300');
    await device.page.keyboard.press('Enter');
    await reads(device, '$100.00');
    expect((await raised(device.page)).map(({ detail }) => detail['total'])).toEqual(['300.00']);
  });

  it('says at an origin that is not allowed why it shows nothing', async () => {
    const device = await on.visit(`<body>${on.script()}${on.element()}</body>`, on.portal.foreign);
    const alert = await within(device, '[role=alert]');
    await reads(device, 'The calculator may not be shown here');
    expect(await alert.evaluate((node) => node.textContent)).toContain(
      `Pages of ${on.portal.foreign} may not show this. Whoever runs the server can allow it: the setting is called EMBED_ORIGINS.`,
    );
    expect(await raised(device.page)).toEqual([]);
  });

  it.each([
    ['no key', () => '', 'This page gives no embed key'],
    ['a broken key', () => 'emb_short', 'This page gives no embed key'],
    ['a key that was never made', () => `emb_${'x'.repeat(43)}`, 'The key of this page is not known.'],
  ])('says with %s why it shows nothing', async (_what, given, sentence) => {
    const device = await on.visit(`<body>${on.script()}${on.element('', given())}</body>`);
    await within(device, '[role=alert]');
    await reads(device, sentence);
  });

  it('says that its key was revoked, and that the server is away; then tries again', async () => {
    const short = await on.manager.key(on.scheduleId);
    await on.manager.call('DELETE', `/api/embed-keys/${short.id}`);
    const revoked = await on.visit(`<body>${on.script()}${on.element('', short.key)}</body>`);
    await within(revoked, '[role=alert]');
    await reads(revoked, 'The key of this page was revoked.');

    const device = await on.stage.device();
    on.portal.page('/page', `<body>${on.script()}${on.element()}</body>`);
    await device.page.setRequestInterception(true);
    let away = true;
    device.page.on('request', (request) => {
      void (away && request.url().includes('/api/')
        ? request.abort('connectionrefused')
        : request.continue());
    });
    await device.page.goto(`${on.portal.listed}/page`);
    await within(device, '[role=alert]');
    await reads(device, 'The server could not be reached.');
    away = false;
    await device.click('button', 'Try again');
    await reads(device, '$33.34');
  });

  it('comes as a federated module too, for a host without our shell', async () => {
    const device = await on.visit('<body><div id="place"></div></body>');
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
      { base: on.stage.app.url, embedKey: on.key },
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
