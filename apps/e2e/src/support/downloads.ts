import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Device } from './device';

/** A PDF's first page is drawn by a browser that has to be started first, on a machine that does other things too. */
const PATIENCE_MS = 90_000;
/** Nothing that is exported is smaller. */
const LEAST_BYTES = 500;

/** A folder that a browser saves its downloads to, without asking. */
export class Downloads {
  private constructor(readonly folder: string) {}

  static async of(device: Device): Promise<Downloads> {
    const downloads = new Downloads(await mkdtemp(path.join(tmpdir(), 'hoa-downloads-')));
    const context = device.page.browserContext();
    const session = await device.page.createCDPSession();
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: downloads.folder,
      ...(context.id === undefined ? {} : { browserContextId: context.id }),
    });
    return downloads;
  }

  /** The path of a file once it is there as a whole; a browser names it otherwise until then. */
  async path(device: Device, name: string | RegExp): Promise<string> {
    let found: string | undefined;
    const isIt = (one: string) => (typeof name === 'string' ? one === name : name.test(one));
    await device.until(
      `${String(name)} is saved`,
      async () => {
        found = (await readdir(this.folder)).find(isIt);
        return found !== undefined;
      },
      PATIENCE_MS,
    );
    return path.join(this.folder, found!);
  }

  /** What was saved under this name, and takes it away, so that the next of that name is another. */
  async take(device: Device, name: string): Promise<Buffer> {
    const file = await this.path(device, name);
    const bytes = await readFile(file);
    await rm(file);
    return bytes;
  }

  /** Presses a button, waits until the toast says that the file was saved, and takes it. */
  async pressed(device: Device, of: { button: string; name: string; toast?: string }): Promise<Buffer> {
    const { button, name, toast = 'Export successful' } = of;
    await device.dismissToasts();
    await device.click('button', button);
    await device.seesWithin(PATIENCE_MS, toast, `Downloaded as ${name}.`);
    const bytes = await this.take(device, name);
    if (bytes.length < LEAST_BYTES) throw new Error(`${name} has only ${bytes.length} bytes.`);
    return bytes;
  }

  async names(): Promise<string[]> {
    return readdir(this.folder);
  }

  async clean(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
