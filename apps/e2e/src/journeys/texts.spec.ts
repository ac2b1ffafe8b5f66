import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Stage } from '../support/stage';

const ROOT = path.resolve(__dirname, '../../../..');
/** Where the scripts of each app are served. */
const SERVED = {
  shell: '/',
  'budget-mfe': '/remotes/budget/',
  'assessments-mfe': '/remotes/assessments/',
  'history-mfe': '/remotes/history/',
};

interface Row {
  /** The text, or the words that stand in the test. */
  words: string;
  test: string;
  isText: boolean;
}

/** The rows of both tables of `docs/texts.md`. */
async function rowsOfTable(): Promise<Row[]> {
  const page = await readFile(path.join(ROOT, 'docs/texts.md'), 'utf8');
  return page.split('\n').flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, , text = '', test = '', marker] = cells;
    if (!test.includes('.spec.')) return [];
    return [
      marker ? { words: marker.slice(1, -1), test, isText: false } : { words: text, test, isText: true },
    ];
  });
}

/** Scripts and tests write one text in several ways: quotes are escaped, letters numbered, lines broken. */
const plain = (code: string): string =>
  code
    .replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\x([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\(['"`])/g, '$1')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/'\s*\+\s*'/g, '')
    .replace(/\s+/g, ' ');

const isIn = (code: string, words: string): boolean =>
  plain(words)
    .split('…')
    .every((part) => code.includes(part.trim()));

describe('the texts that the product promises', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  it('each stand in the test that proves them', async () => {
    const rows = await rowsOfTable();
    expect(rows.length).toBeGreaterThan(200);
    const tests = new Map<string, string>();
    for (const { test } of rows)
      if (!tests.has(test)) tests.set(test, plain(await readFile(path.join(ROOT, test), 'utf8')));
    expect(rows.filter(({ words, test }) => !isIn(tests.get(test) ?? '', words))).toEqual([]);
  });

  it('are all in what the running product serves', async () => {
    const scripts: string[] = [];
    for (const [app, address] of Object.entries(SERVED)) {
      const folder = path.join(ROOT, 'apps', app, 'dist');
      const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const response = await fetch(`${stage.app.url}${address}${name.split(path.sep).join('/')}`);
        expect([name, response.status]).toEqual([name, 200]);
        scripts.push(await response.text());
      }
    }
    const served = plain(scripts.join('\n'));
    const texts = (await rowsOfTable()).filter(({ isText }) => isText);
    expect(texts.filter(({ words }) => !isIn(served, words)).map(({ words }) => words)).toEqual([]);
  });
});
