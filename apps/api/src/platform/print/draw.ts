import type { Browser, Page } from 'puppeteer';
import { pageRules, type PageLayout } from './page-rules';
import { BrowserDiedError } from './shared-browser';

export interface PrintOptions extends PageLayout {
  /** Elements of fixed size whose one child is set smaller as a whole until it fits: CSS selector. */
  fit?: string;
  /** False for a pile of pages: without tags and bookmarks it is made in a quarter of the time, and a tenth as large. */
  tagged?: boolean;
}

/** Drawing took longer than it may. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

export interface Drawing {
  html: string;
  options: PrintOptions;
  timeoutMs: number;
}

/** The flags of a browser that reaches nothing: no name is resolved, and whatever asks anyway meets a dead proxy. */
export const OFFLINE_FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-extensions',
  '--font-render-hinting=none',
] as const;

/** A page of HTML as a tagged PDF. Nothing in it runs, and nothing is fetched: no network, no file, no loopback. */
export async function draw(browser: Browser, drawing: Drawing): Promise<Buffer> {
  const page = await browser.newPage();
  const ends: (() => void)[] = [];
  const stopped = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new TooSlowError()), drawing.timeoutMs);
    const crashed = () => reject(new BrowserDiedError('The page crashed.'));
    page.once('error', crashed);
    ends.push(() => clearTimeout(timer));
  });
  try {
    return await Promise.race([printed(page, drawing), stopped]);
  } finally {
    for (const end of ends) end();
    await closed(page);
  }
}

async function printed(page: Page, { html, options, timeoutMs }: Drawing): Promise<Buffer> {
  // It fails for a request that is gone already. Aborted, not blocked: a navigation then leaves the document as it is.
  page.on('request', (request) => void request.abort('aborted').catch(() => undefined));
  await Promise.all([
    page.setJavaScriptEnabled(false),
    page.setOfflineMode(true),
    page.setRequestInterception(true),
  ]);
  // Behind the document: its own rules for pages come first.
  const content = `${html}<style>${pageRules(options)}</style>`;
  await page.setContent(content, { waitUntil: 'load', timeout: timeoutMs });
  if (options.fit !== undefined) await page.$$eval(options.fit, setSmaller);
  const bytes = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: options.tagged ?? true,
    // Bookmarks bring tags along.
    outline: options.tagged ?? true,
    // It would wait for a promise of the page, where nothing runs.
    waitForFonts: false,
    timeout: timeoutMs,
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** What is needed of an element; a server has no types of a document. */
interface Box {
  firstElementChild: Box | null;
  scrollHeight: number;
  clientHeight: number;
  style: { width: string; transform: string };
}

/** Runs in the browser, in a world of its own: the page's scripts stay off. */
function setSmaller(frames: Box[]): void {
  for (const frame of frames) {
    const content = frame.firstElementChild;
    if (!content) continue;
    // A narrower scale has more room for words, so that it takes a few steps.
    for (let scale = 1; scale > 0.3; scale -= 0.05) {
      content.style.width = `${100 / scale}%`;
      content.style.transform = `scale(${scale})`;
      if (content.scrollHeight * scale <= frame.clientHeight) break;
    }
  }
}

const CLOSE_MS = 5_000;

/** A page that does not close is the browser's trouble, and ends with it. */
async function closed(page: Page): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_MS);
  });
  await Promise.race([page.close().catch(() => undefined), late]);
  clearTimeout(timer);
}
