import type { Browser, BrowserContext, ElementHandle, KeyInput, Page } from 'puppeteer';

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 390, height: 844 };
const PATIENCE_MS = 60_000;

/** One person's browser: storage of its own, so that its device id is nobody else's. */
export class Device {
  /** Errors that the page threw or logged; a journey ends with none. */
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly base: string,
  ) {
    page.on('pageerror', (error) =>
      this.problems.push(error instanceof Error ? error.message : String(error)),
    );
    page.setDefaultTimeout(PATIENCE_MS);
  }

  static async open(browser: Browser, base: string, viewport = WIDE): Promise<Device> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    return new Device(page, context, base);
  }

  /** A second window of the same browser: the same storage, hence the same device id. */
  async window(viewport = WIDE): Promise<Device> {
    const page = await this.context.newPage();
    await page.setViewport(viewport);
    return new Device(page, this.context, this.base);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.base + path, { waitUntil: 'domcontentloaded' });
  }

  /** A connection on which every answer takes this long; 0 for the loopback's own speed. */
  async latency(milliseconds: number): Promise<void> {
    await this.page.emulateNetworkConditions(
      milliseconds === 0 ? null : { latency: milliseconds, download: 10_000_000, upload: 10_000_000 },
    );
  }

  /** How the person has set up their system. */
  async prefers(scheme: string, viewport = WIDE): Promise<void> {
    await this.page.setViewport(viewport);
    await this.page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
  }

  /** Presses keys one after another; "Control+z" holds the first while the second is pressed. */
  async keys(...all: string[]): Promise<void> {
    const { keyboard } = this.page;
    for (const key of all) {
      const parts = key.split('+') as KeyInput[];
      const last = parts.pop()!;
      for (const held of parts) await keyboard.down(held);
      await keyboard.press(last);
      for (const held of parts.reverse()) await keyboard.up(held);
    }
  }

  /** Closes the toasts, so that the next one is seen for what it is. */
  async dismissToasts(): Promise<void> {
    await this.until('no toast is left', () =>
      this.page.evaluate(() => {
        const buttons = document.querySelectorAll<HTMLElement>('[data-sonner-toast] [data-close-button]');
        buttons.forEach((button) => button.click());
        return document.querySelector('[data-sonner-toast]') === null;
      }),
    );
  }

  /** Where the browser is, without the host. */
  path(): string {
    return new URL(this.page.url()).pathname;
  }

  async untilPath(pattern: RegExp): Promise<void> {
    await this.until(`the address matches ${String(pattern)}`, () =>
      Promise.resolve(pattern.test(this.path())),
    );
  }

  /** All that can be read on the page, white space folded. */
  async text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
  }

  /** Waits until each of these can be read somewhere on the page. */
  async sees(...texts: string[]): Promise<void> {
    await this.seesWithin(PATIENCE_MS, ...texts);
  }

  /** The same for what may take longer, as a PDF does whose browser has to be started first. */
  async seesWithin(patience: number, ...texts: string[]): Promise<void> {
    for (const text of texts)
      await this.until(`"${text}" is on the page`, () => this.turnsOut(text, true), patience);
  }

  async seesNot(text: string): Promise<void> {
    await this.until(`"${text}" is gone`, () => this.turnsOut(text, false));
  }

  /** Whether a text comes or goes within a second. Asked inside the page: each question from outside costs four processes. */
  private turnsOut(text: string, isThere: boolean): Promise<boolean> {
    const watch = async (wanted: string, wish: boolean) => {
      const isSo = () => document.body.innerText.replace(/\s+/g, ' ').includes(wanted) === wish;
      for (let look = 0; look < 20 && !isSo(); look++) await new Promise((next) => setTimeout(next, 50));
      return isSo();
    };
    return this.page.evaluate(watch, text, isThere);
  }

  /** Waits for an element by its accessible role and name. */
  async find(role: string, name: string | RegExp): Promise<ElementHandle<Element>> {
    const selector =
      typeof name === 'string'
        ? `::-p-aria([role="${role}"][name="${name}"])`
        : `::-p-aria([role="${role}"])`;
    if (typeof name === 'string') {
      const handle = await this.page.waitForSelector(selector, { visible: true });
      if (!handle) throw new Error(`There is no ${role} called ${name}.`);
      return handle;
    }
    let found: ElementHandle<Element> | undefined;
    await this.until(`a ${role} called ${String(name)}`, async () => {
      for (const handle of await this.page.$$(selector)) {
        const label = await handle.evaluate(
          (node) =>
            node.getAttribute('aria-label') ??
            (node instanceof HTMLInputElement ? node.labels?.[0]?.textContent : node.textContent) ??
            '',
        );
        if (name.test(label.replace(/\s+/g, ' ').trim())) found = handle;
      }
      return found !== undefined;
    });
    return found!;
  }

  async click(role: string, name: string | RegExp): Promise<void> {
    await this.until(`a click lands on the ${role} called ${String(name)}`, async () =>
      this.lands(await this.find(role, name), 1),
    );
  }

  async clickSteady(element: ElementHandle<Element>, count = 1): Promise<void> {
    await this.until('a click lands where it is aimed', () => this.lands(element, count));
  }

  /**
   * Clicks where the element is once it can be used and no longer moves: lists grow and banners come while a person
   * aims, and a field may wait for what it will change. Answers whether the element was hit: a page that is still loading
   * may move after the last look, and then a person aims again.
   */
  private async lands(element: ElementHandle<Element>, count: number): Promise<boolean> {
    await element.scrollIntoView();
    const noticed = await element.evaluateHandle(async (node) => {
      const seen = { isHit: false };
      // A field may be clicked by its label, and a menu covers its button as soon as that is pressed; what else moves away
      // between press and release is not clicked.
      const isCovered = node.matches('[aria-haspopup], [role="combobox"]');
      for (const event of isCovered ? ['pointerdown', 'click'] : ['click'])
        node.addEventListener(event, () => (seen.isHit = true), { capture: true });
      let last = '';
      for (let calm = 0; calm < 5;) {
        const { x, y, width, height } = node.getBoundingClientRect();
        const now = [x, y, width, height].join();
        calm = now === last && !node.matches(':disabled') ? calm + 1 : 0;
        last = now;
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    await element.click({ count });
    // What leads to another document takes the note of it along.
    return noticed.evaluate(({ isHit }) => isHit).catch(() => true);
  }

  /** Replaces what a form's field holds, also where the form fills it meanwhile. */
  async replace(name: string, value: string): Promise<void> {
    const field = `input[name=${name}]`;
    await this.until(`${name} is "${value}"`, async () => {
      await this.page.$eval(field, (input) => (input as HTMLInputElement).select());
      await this.page.type(field, value);
      return (await this.page.$eval(field, (input) => (input as HTMLInputElement).value)) === value;
    });
  }

  async upload(...files: string[]): Promise<void> {
    const input = (await this.page.waitForSelector(
      'input[type=file]',
    )) as ElementHandle<HTMLInputElement> | null;
    if (!input) throw new Error('There is no file input.');
    await input.uploadFile(...files);
  }

  /** The device id that this browser made. */
  async deviceId(): Promise<string> {
    await this.until('a device id is stored', async () => (await this.storedId()) !== null);
    return (await this.storedId())!;
  }

  private storedId(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('budgetDeviceId'));
  }

  /** Calls the API as this browser does. */
  async api(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.base + path, {
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers, 'x-device-id': await this.deviceId() },
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  }

  /** Adds a document of this text or these bytes through the API. */
  async addDocument(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
    const form = new FormData();
    form.set('file', new Blob([content]), name);
    const response = await fetch(`${this.base}/api/documents`, {
      method: 'POST',
      headers: { 'x-device-id': await this.deviceId() },
      body: form,
    });
    if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`);
  }

  async until(what: string, holds: () => Promise<boolean>, patience = PATIENCE_MS): Promise<void> {
    const begun = Date.now();
    for (;;) {
      if (await holds().catch(() => false)) return;
      const waited = Date.now() - begun;
      if (waited > patience)
        throw new Error(
          `Waited ${patience} ms until ${what}. The page reads: ${(await this.text()).slice(0, 6000)}`,
        );
      // What takes long is asked about less often: a minute of questions to the API must stay far below its throttle.
      await new Promise((resolve) => setTimeout(resolve, waited < 1000 ? 50 : 250));
    }
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
