import type { Frame } from 'puppeteer';
import type { Device } from '../support/device';
import { violations } from '../support/axe';
import { reads, TAG, within } from '../support/embedded';
import { freePort, Manager, Portal, samplePortal } from '../support/portal';
import { Stage } from '../support/stage';

/** The calculator in frames of other origins, and the sample portal as its README starts it. */
describe('the calculator in a portal’s frame', () => {
  let portal: Portal;
  let samplePort: number;
  let stage: Stage;
  let manager: Manager;
  let key: string;
  let sample: { close: () => Promise<void> };
  beforeAll(async () => {
    [portal, samplePort] = [await Portal.open(), await freePort()];
    stage = await Stage.set({ EMBED_ORIGINS: `${portal.listed},http://localhost:${samplePort}` });
    manager = new Manager(stage.app.url);
    ({ key } = await manager.key(await manager.schedule('All units', 12)));
    sample = await samplePortal({ port: samplePort, host: stage.app.url, key });
  }, 240_000);
  afterEach(() => stage.closeDevices());
  afterAll(async () => {
    await sample.close();
    await stage.strike();
    await portal.close();
  });

  const source = (fragment = `key=${key}&total=1200&year=2027`) =>
    `${stage.app.url}/embed/assessments#${fragment}`;

  async function visit(address: string): Promise<Device> {
    const device = await stage.device();
    await device.page.goto(address);
    return device;
  }

  async function frameOf(device: Device, part = '/embed/assessments'): Promise<Frame> {
    let found: Frame | undefined;
    await device.until(`a frame of ${part} is there`, async () => {
      found = device.page.frames().find((frame) => frame.url().includes(part));
      return found !== undefined;
    });
    return found!;
  }

  const inFrame = (frame: Frame) =>
    frame.evaluate(
      (tag) =>
        document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('[data-embed-root]')?.innerText ??
        document.body.innerText,
      TAG,
    );

  const heights = async (device: Device, frame: Frame) => [
    await device.page.$eval('#hoa-assessments', (at) => at.getBoundingClientRect().height),
    await frame.$eval(TAG, (at) => Math.ceil(at.getBoundingClientRect().height)),
  ];

  it('is as high as what it shows, tells the portal what was calculated, and stores nothing', async () => {
    const device = await visit(`http://localhost:${samplePort}/frame`);
    await device.sees('calculated: 2027, 12 units, 650000.00');
    const frame = await frameOf(device);
    const fits = async () => {
      const [outer, inner] = await heights(device, frame);
      return outer === inner && inner! > 700;
    };
    await device.until('the frame is as high as its content', fits);
    const before = (await heights(device, frame))[0]!;
    // Narrower, it needs more lines: it grows again.
    await device.page.setViewport({ width: 390, height: 844 });
    await device.until(
      'the frame has grown',
      async () => (await heights(device, frame))[0]! > before && (await fits()),
    );
    for (const one of [device.page.mainFrame(), frame])
      expect(await one.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual(
        [0, 0, ''],
      );
    expect(device.problems).toEqual([]);
  });

  it('attack 55: believes nobody but the page around it, and that page nobody but the frame', async () => {
    // A third site in the same page: it tells the portal a height, and asks the calculator to speak to it.
    portal.page(
      '/forger',
      `<body><script>
        const got = [];
        addEventListener('message', ({ data }) => got.push(data));
        setInterval(() => {
          parent.postMessage({ type: 'hoa-assessment-height', height: 9999 }, '*');
          parent.frames[0].postMessage({ type: 'hoa-assessment-hello' }, '*');
        }, 20);
        addEventListener('message', ({ data }) => { if (data === 'how many?') parent.postMessage({ forgerGot: got.length }, '*'); });
      </script></body>`,
    );
    portal.page(
      '/framed',
      `<body><iframe id="hoa-assessments" title="Calculator" src="${source()}" style="width: 100%; height: 300px"></iframe>
        <iframe id="forger" title="Forger" src="${portal.foreign}/forger"></iframe>
        <script>
          window.seen = [];
          window.forged = 0;
          const frame = document.getElementById('hoa-assessments');
          addEventListener('message', ({ origin, source, data }) => {
            if (data?.height === 9999) window.forged += 1;
            if (data?.forgerGot !== undefined) window.forgerGot = data.forgerGot;
            if (origin !== '${stage.app.url}' || source !== frame.contentWindow) return;
            window.seen.push(data.type);
            if (data?.type === 'hoa-assessment-height') frame.style.height = data.height + 'px';
          });
        </script></body>`,
    );
    const device = await visit(`${portal.listed}/framed`);
    const value = <T>(expression: string) => device.page.evaluate(expression) as Promise<T>;
    await device.until('many messages were forged', async () => (await value<number>('forged')) > 20);
    const frame = await frameOf(device);
    await device.until('the calculation was told', async () =>
      (await value<string[]>('seen')).includes('hoa-assessment-calculated'),
    );
    await device.until('the height is the true one', async () => {
      const [outer, inner] = await heights(device, frame);
      return outer === inner || outer === inner! + 4;
    });
    // The page around asks: it is answered, for the whole time that the forger asked in vain.
    await value('window.seen.length = 0');
    await value(`frame.contentWindow.postMessage({ type: 'hoa-assessment-hello' }, '${stage.app.url}')`);
    await device.until('the parent is answered', async () => (await value<string[]>('seen')).length > 0);
    await value(`document.getElementById('forger').contentWindow.postMessage('how many?', '*')`);
    await device.until(
      'the forger says what it got',
      async () => (await value('window.forgerGot')) !== undefined,
    );
    // Its own question, and nothing else.
    expect(await value('window.forgerGot')).toBe(1);
  });

  it('takes another key or total from its fragment while it is shown', async () => {
    portal.page(
      '/framed',
      `<body><iframe id="hoa-assessments" title="Calculator" src="${source('')}"></iframe></body>`,
    );
    const device = await visit(`${portal.listed}/framed`);
    const frame = await frameOf(device);
    await device.until('it asks for a key', async () =>
      (await inFrame(frame)).includes('The calculator has no key'),
    );
    await device.page.$eval('iframe', (at, next) => at.setAttribute('src', next), source());
    await device.until('it shows the schedule', async () => (await inFrame(frame)).includes('$100.00'));
  });

  it('says in a frame of an origin that is not allowed that it may not be shown there', async () => {
    portal.page(
      '/framed',
      `<body><iframe id="hoa-assessments" title="Calculator" src="${source()}"></iframe></body>`,
    );
    const device = await visit(`${portal.foreign}/framed`);
    const frame = await frameOf(device);
    await device.until('the refusal is there', async () =>
      (await inFrame(frame)).includes(`Pages of ${portal.foreign} may not show this.`),
    );
    expect(await frame.$(TAG)).toBeNull();
  });

  it('is not shown there either when the page hides who it is', async () => {
    portal.page(
      '/framed',
      `<body><iframe id="hoa-assessments" referrerpolicy="no-referrer" title="Calculator" src="${source()}"></iframe></body>`,
    );
    const device = await stage.device();
    const asked = device.page.waitForResponse((response) => response.url().includes('/embed/assessments'));
    await device.page.goto(`${portal.foreign}/framed`);
    const answer = await asked;
    expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors 'self' ${portal.listed} `);
    await device.until('the browser refuses it', async () =>
      device.page.frames().some((frame) => frame.url().startsWith('chrome-error:')),
    );
  });

  it('opens by itself too, for everyone', async () => {
    const device = await visit(source());
    await reads(device, '$100.00');
    expect(await violations(device)).toEqual([]);
  });

  it('the plain sample lists what the calculator raised', async () => {
    const device = await visit(`http://localhost:${samplePort}/plain`);
    await device.sees('assessment-calculated: 2027, 12 units, 650000.00');
    await device.click('button', 'Export CSV');
    await device.sees('assessment-exported: 2027, 12 units, association-assessments-2027.csv');
  });

  it('the Vue sample drives its attributes, hears its events, hides it and shows it again', async () => {
    const device = await visit(`http://localhost:${samplePort}/vue`);
    await device.sees('Copper Kestrel: 12 units pay 650000.00 in 2027.');
    await device.page.$eval('label input', (field) => (field as HTMLInputElement).select());
    await device.page.type('label input', '1200');
    await device.page.keyboard.press('Enter');
    await device.sees('Copper Kestrel: 12 units pay 1200.00 in 2027.');
    await reads(device, '$100.00');
    await device.click('button', 'Hide');
    await device.until('it is gone', async () => (await device.page.$(TAG)) === null);
    await device.click('button', 'Show');
    await reads(device, '$100.00');
    await within(device, 'table');
    expect(device.problems).toEqual([]);
  });
});
