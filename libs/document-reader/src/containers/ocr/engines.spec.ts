import { Engines } from './engines';

/** An engine that tells what becomes of it, and jobs that end when they are told to. */
function watched(most: number) {
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  let opened = 0;
  const engines = new Engines(most, () => {
    const name = `engine ${++opened}`;
    log.push(`${name} opened`);
    return Promise.resolve({
      name,
      close: () => {
        log.push(`${name} closed`);
        return Promise.resolve();
      },
    });
  });
  const use = (page: string): Promise<string> =>
    engines.use(async ({ name }) => {
      log.push(`${name} reads ${page}`);
      await new Promise<void>((resolve, reject) =>
        ends.set(page, (error) => (error ? reject(error) : resolve())),
      );
      return `${page} read`;
    });
  const end = async (page: string, error?: Error): Promise<void> => {
    ends.get(page)?.(error);
    await settled();
  };
  return { engines, log, use, end };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('engines that share pages', () => {
  it('opens no second one for pages that come one after the other', async () => {
    const { log, use, end } = watched(2);
    const first = use('a');
    await settled();
    await end('a');
    expect(await first).toBe('a read');
    void use('b');
    await settled();
    expect(log).toEqual(['engine 1 opened', 'engine 1 reads a', 'engine 1 reads b']);
  });

  it('reads as many pages at once as there may be engines, and the next with the one that is free first', async () => {
    const { log, use, end } = watched(2);
    const pages = ['a', 'b', 'c'].map(use);
    await settled();
    expect(log.filter((line) => line.includes('reads'))).toEqual(['engine 1 reads a', 'engine 2 reads b']);
    await end('b');
    expect(log.at(-1)).toBe('engine 2 reads c');
    await end('a');
    await end('c');
    expect(await Promise.all(pages)).toEqual(['a read', 'b read', 'c read']);
  });

  it('goes on after a page that failed', async () => {
    const { use, end } = watched(1);
    const failing = use('a');
    const next = use('b');
    failing.catch(() => undefined);
    await settled();
    await end('a', new Error('worn out'));
    await end('b');
    await expect(failing).rejects.toThrow('worn out');
    expect(await next).toBe('b read');
  });

  it('lets a page that could not get an engine fail alone', async () => {
    let tries = 0;
    const engines = new Engines(1, () =>
      ++tries === 1
        ? Promise.reject(new Error('no memory'))
        : Promise.resolve({ close: () => Promise.resolve() }),
    );
    await expect(engines.use(() => Promise.resolve('a'))).rejects.toThrow('no memory');
    expect(await engines.use(() => Promise.resolve('b'))).toBe('b');
  });

  it('waits at rest for the pages before, and keeps what is open', async () => {
    const { engines, log, use, end } = watched(2);
    void use('a');
    await settled();
    let rests = false;
    const resting = engines.rest().then(() => (rests = true));
    await settled();
    expect(rests).toBe(false);
    await end('a');
    await resting;
    void use('b');
    await settled();
    expect(log).toEqual(['engine 1 opened', 'engine 1 reads a', 'engine 1 reads b']);
  });

  it('closes them when all pages asked for are read, and opens one for a page that comes later', async () => {
    const { engines, log, use, end } = watched(2);
    void use('a');
    await settled();
    const closing = engines.close();
    const later = use('b');
    await settled();
    expect(log).toEqual(['engine 1 opened', 'engine 1 reads a']);
    await end('a');
    await closing;
    await settled();
    expect(log.slice(2)).toEqual(['engine 1 closed', 'engine 2 opened', 'engine 2 reads b']);
    await end('b');
    expect(await later).toBe('b read');
  });
});
