import type { ElementHandle, Page } from 'puppeteer';
import type { Device } from './device';

export const TAG = 'hoa-assessment-calculator';

interface Raised {
  type: string;
  from: string;
  detail: Record<string, unknown>;
}

/** Collects what calculators raise, from before the first of them is there. */
export async function collectEvents(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const raised: Raised[] = [];
    Object.defineProperty(window, 'raisedEvents', { value: raised });
    for (const name of ['assessment-calculated', 'assessment-exported'])
      document.addEventListener(name, (event) => {
        const { type, target, detail } = event as CustomEvent<Record<string, unknown>>;
        raised.push({ type, from: (target as Element).id, detail });
      });
  });
}

export function raised(page: Page): Promise<Raised[]> {
  return page.evaluate(() => (window as unknown as { raisedEvents: Raised[] }).raisedEvents);
}

/** All that can be read inside a calculator, white space folded; '' before it is there. */
export function textOf(page: Page, selector = TAG): Promise<string> {
  return page.evaluate((at) => {
    const root = document.querySelector(at)?.shadowRoot?.querySelector<HTMLElement>('[data-embed-root]');
    return (root?.innerText ?? '').replace(/\s+/g, ' ');
  }, selector);
}

export async function reads(device: Device, text: string, selector = TAG): Promise<void> {
  await device
    .until(`"${text}" is in ${selector}`, async () => (await textOf(device.page, selector)).includes(text))
    .catch(async (error: Error) => {
      throw new Error(`${error.message} The calculator reads: ${await textOf(device.page, selector)}`);
    });
}

/** An element inside a calculator. */
export async function within(device: Device, inner: string, selector = TAG): Promise<ElementHandle<Element>> {
  // Asked again and again: what changes in a shadow root is no mutation of the page.
  let handle: ElementHandle<Element> | null = null;
  await device.until(`${inner} is in ${selector}`, async () => {
    handle = await device.page.$(`${selector} >>> ${inner}`);
    return handle !== null;
  });
  return handle!;
}

/** What the focus is on, however deep in shadow roots: its accessible name as far as a test needs it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    if (!at || at === document.body) return 'the page';
    const label = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0] : null;
    return (at.getAttribute('aria-label') ?? (label ?? at).textContent ?? '').replace(/\s+/g, ' ').trim();
  });
}
