import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Device } from '../support/device';
import { generated, Stage, untilRead, withBudget } from '../support/stage';

/**
 * What a document, a name or a message says is text on every screen: nothing of it runs, and nothing is fetched for it.
 * The policy of the page (CSP) would stop most of it; that markup is no markup here is what is looked at.
 */
describe('words that are markup', () => {
  let stage: Stage;
  let device: Device;
  let id: number;
  let trap: Server;
  const asked: string[] = [];

  beforeAll(async () => {
    trap = createServer(({ url }, response) => {
      asked.push(url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    stage = await Stage.set();
    device = await stage.device();
    await device.go('/');
    id = await withMarkup();
  }, 240_000);
  afterAll(async () => {
    await stage.strike();
    await new Promise((resolve) => trap.close(resolve));
  });

  const image = () => `<img src="${address()}/i" onerror="window.ran=1">`;
  const link = () => `[see](javascript:window.ran=1) <a href="javascript:window.ran=1">here</a>`;
  const address = () => `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

  /** In the name of a file, its cells, the association's name, a line, a version and the chat. */
  async function withMarkup(): Promise<number> {
    const rows = [
      'Account,Description,2026 Budget',
      '6100,Maintenance Fees,20000.00',
      `7810,${quoted(`Electricity ${image()}`)},5000.00`,
      `7820,${quoted(`Water ${link()}`)},3000.00`,
    ];
    await device.addDocument(`budget <img src=x onerror=window.ran=1>.csv`, rows.join('\n'));
    await untilRead(device);
    const made = await withBudget(device, {
      associationName: `Elm Court ${image()}`,
      specialConsiderations: link(),
    });
    await generated(device, made);
    const post = async (path: string, body: object) => {
      const { status } = await device.api(path, { method: 'POST', body: JSON.stringify(body) });
      expect([path, status < 300]).toEqual([path, true]);
    };
    await post(`/api/budget-items/${made}`, {
      description: `Added ${image()}`,
      notes: link(),
      type: 'expense',
      proposedBudget: '10.00',
    });
    await post(`/api/budget-versions/${made}`, { name: `Version ${image()}`, reason: link() });
    for (const content of [`What of ${image()}?`, `What of ![chart](${address()}/m.png) ${link()}?`])
      await post(`/api/chat/${made}`, { content });
    return made;
  }

  const screens: [string, () => string, string][] = [
    ['documents', () => '/upload-documents', 'budget <img'],
    ['parameters', () => `/budget-parameters/${id}`, 'Edit Parameters'],
    ['the review', () => `/budget-review/${id}`, 'Added <img'],
    ['the chat', () => `/budget-review/${id}?tab=chat`, '![chart]('],
    ['the board’s view', () => `/budget/${id}`, 'Elm Court <img'],
    ['the presentation', () => `/budget-presentation/${id}`, 'Elm Court <img'],
    ['the history', () => '/budget-history', 'Elm Court <img'],
  ];

  const state = () =>
    device.page.evaluate((trapped) => {
      const links = [...document.querySelectorAll('a[href], iframe, form[action]')].map(
        (node) => node.getAttribute('href') ?? node.getAttribute('src') ?? node.getAttribute('action') ?? '',
      );
      return {
        ran: 'ran' in window,
        images: [...document.images].filter(({ src }) => src.startsWith(trapped) || src.endsWith('/x'))
          .length,
        scripts: links.filter((href) => /^\s*javascript:/i.test(href)),
      };
    }, address());

  it('attack 51: an image that runs a script is text on every screen, and is not fetched', async () => {
    for (const [what, path, sign] of screens) {
      await device.go(path());
      await device.sees(sign);
      expect([what, await state()]).toEqual([what, { ran: false, images: 0, scripts: [] }]);
    }
    expect(asked).toEqual([]);
    expect(device.problems).toEqual([]);
  });

  it('attack 53: a link that is a script is no link', async () => {
    await device.go(`/budget-review/${id}?tab=chat`);
    await device.sees('[see](javascript:window.ran=1)');
    const links = await device.page.$$eval('[role=log] a', (all) => all.length);
    expect([links, await state()]).toEqual([0, { ran: false, images: 0, scripts: [] }]);
    await device.go('/upload-documents');
    await device.click('button', /^budget </);
    await device.sees('javascript:window.ran=1');
    expect(await state()).toEqual({ ran: false, images: 0, scripts: [] });
    expect(asked).toEqual([]);
  });
});
