import type { TenantContext } from '../access/tenant';
import { Config } from '../config/config';
import { draw } from './draw';
import type { LaunchedBrowser } from './launch-browser';
import { PrintService } from './print.service';

jest.mock('./draw', () => ({ ...jest.requireActual<object>('./draw'), draw: jest.fn() }));

/** Each drawing lasts until it is ended here. */
const drawing: { html: string; end: () => void }[] = [];
jest
  .mocked(draw)
  .mockImplementation(
    (_browser, { html }) =>
      new Promise((resolve) => drawing.push({ html, end: () => resolve(Buffer.from(html)) })),
  );

/** No browser is needed to see whose turn it is. */
class WithoutBrowser extends PrintService {
  protected override async launch(): Promise<LaunchedBrowser> {
    const browser = { connected: true, once: () => undefined, on: () => undefined, off: () => undefined };
    return { browser, executable: '', isSandboxed: true, close: async () => undefined } as never;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('PDFs of one workspace that take long leave a place for those of another', async () => {
  const asker = { workspaceIfAny: 1 };
  const service = new WithoutBrowser(
    Config.fromEnvironment({ PRINT_CONCURRENCY: '2' }),
    asker as TenantContext,
  );
  const slow = ['a', 'b', 'c'].map((html) => service.pdf(html));
  await settled();
  expect(drawing.map(({ html }) => html)).toEqual(['a']);
  asker.workspaceIfAny = 2;
  const other = service.pdf('other');
  await settled();
  expect(drawing.map(({ html }) => html)).toEqual(['a', 'other']);
  drawing[1]!.end();
  expect(String(await other)).toBe('other');
  for (const _one of slow) {
    drawing.forEach(({ end }) => end());
    await settled();
  }
  expect((await Promise.all(slow)).map(String)).toEqual(['a', 'b', 'c']);
  await service.onApplicationShutdown();
});
