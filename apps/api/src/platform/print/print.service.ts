import {
  Injectable,
  Logger,
  Optional,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { TenantContext } from '../access/tenant';
import { Config } from '../config/config';
import { sweepAtStart } from '../own-folders';
import { draw, OFFLINE_FLAGS, TooSlowError, type PrintOptions } from './draw';
import { NoBrowserError } from './find-browser';
import { launchBrowser, type LaunchedBrowser } from './launch-browser';
import { printError } from './print.errors';
import { SharedBrowser } from './shared-browser';
import { Slots, SlotsBusyError } from '../slots';

export type { PrintOptions } from './draw';

const NO_SANDBOX =
  'The browser that draws PDFs does not start in its own sandbox here, and runs without it (docs/security.md).';

/** HTML as PDF, by one browser that is started when it is first needed. */
@Injectable()
export class PrintService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Print');
  private readonly browser: SharedBrowser;
  private readonly slots: Slots;
  private readonly timeoutMs: number;
  private hasWarned = false;

  constructor(
    { printing }: Config,
    @Optional() private readonly tenant?: TenantContext,
  ) {
    const { executable, concurrency, waiting, timeoutSeconds, idleSeconds } = printing;
    this.timeoutMs = timeoutSeconds * 1000;
    this.slots = new Slots({ slots: concurrency, waiting, patienceMs: this.timeoutMs });
    this.browser = new SharedBrowser({
      launch: () => this.launch(executable),
      idleMs: idleSeconds * 1000,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await sweepAtStart('chromium', this.logger);
  }

  /**
   * A tagged PDF, unless said otherwise, with selectable text. Scripts in `html` do not run, and nothing that it names is fetched. Throws an
   * AppError 'unavailable' with a sentence where there is no browser, too many wait, or it takes too long; a browser
   * that dies is replaced once.
   */
  async pdf(html: string, options: PrintOptions = {}): Promise<Buffer> {
    const drawing = { html, options, timeoutMs: this.timeoutMs };
    const once = () => this.browser.use((browser) => draw(browser, drawing));
    try {
      return await this.slots.run(
        () =>
          once().catch((error: unknown) => {
            if (isFinal(error)) throw error;
            return once();
          }),
        this.tenant?.workspaceIfAny,
      );
    } catch (error) {
      throw printError(error);
    }
  }

  protected async launch(executable: string | undefined): Promise<LaunchedBrowser> {
    const launched = await launchBrowser({ executable, args: OFFLINE_FLAGS, confined: true });
    if (!launched.isSandboxed && !this.hasWarned) this.logger.warn(NO_SANDBOX);
    this.hasWarned ||= !launched.isSandboxed;
    return launched;
  }

  /** Ends the browser; after everything that could still print. */
  async onApplicationShutdown(): Promise<void> {
    await this.browser.end();
  }
}

/** All else is the browser's: it died, or could not be started this time. */
function isFinal(error: unknown): boolean {
  return error instanceof NoBrowserError || error instanceof TooSlowError || error instanceof SlotsBusyError;
}
