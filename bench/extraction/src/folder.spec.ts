import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { truthName } from '@hoa/bench-associations';
import { generatePaper } from '@hoa/bench-corpus/papers';
import { scoreFolder } from './folder';
import { reportOf } from './report/report';
import { budgetPaper } from './testing/papers';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eval-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (name: string, content: string | Uint8Array): Promise<void> =>
  writeFile(join(folder, name), content);
const putTruth = (name: string, truth: unknown): Promise<void> => put(truthName(name), JSON.stringify(truth));

describe('a folder that cannot be scored says why', () => {
  it('no folder, no truth files', async () => {
    await expect(scoreFolder(join(folder, 'none'))).rejects.toThrow(/^There is no folder .*none\.$/);
    await put('budget.pdf', '');
    await expect(scoreFolder(folder)).rejects.toThrow(
      /^No truth files were found in .*: each document NAME needs a NAME\.truth\.json/,
    );
  });

  it('a truth that is not JSON, and the field that is wrong', async () => {
    await put('a.pdf', '');
    await put('a.pdf.truth.json', '{');
    await expect(scoreFolder(folder)).rejects.toThrow(/^a\.pdf\.truth\.json is not JSON: /);
    const [part] = budgetPaper.parts;
    const lines = [{ ...(part as { lines: object[] }).lines[0], cells: { a: '$5' } }];
    await putTruth('a.pdf', { ...budgetPaper, file: 'a.pdf', parts: [{ ...part, lines }] });
    await expect(scoreFolder(folder)).rejects.toThrow(
      /^a\.pdf\.truth\.json is no valid truth\. parts\[0\]\.lines\[0\]\.cells\.a: /,
    );
  });

  it('a truth without its document, of another document, and a name that none has', async () => {
    await putTruth('b.pdf', { ...budgetPaper, file: 'b.pdf' });
    await expect(scoreFolder(folder)).rejects.toThrow('the document b.pdf that it speaks of is not');
    await put('b.pdf', '');
    await putTruth('b.pdf', { ...budgetPaper, file: 'c.pdf' });
    await expect(scoreFolder(folder)).rejects.toThrow("says that it is the truth of 'c.pdf'");
    await expect(scoreFolder(folder, { only: 'minutes' })).rejects.toThrow("has 'minutes' in its name");
  });
});

describe('a folder of documents', () => {
  it('is scored in the order of names; a document that cannot be read has missed all', async () => {
    await put('a.pdf', 'no PDF at all');
    await putTruth('a.pdf', { ...budgetPaper, file: 'a.pdf' });
    await put('b.csv', 'Description,2025 Actual,2026 Budget\nManagement Fee,100,200\n');
    await putTruth('b.csv', { ...budgetPaper, file: 'b.csv', medium: 'spreadsheet' });
    const seen: string[] = [];
    const scores = await scoreFolder(folder, { onScore: ({ file }) => seen.push(file) });
    expect(seen).toEqual(['a.pdf', 'b.csv']);
    expect(scores[0]).toMatchObject({
      budget: { lines: { right: 0, missed: 5 } },
      flawless: false,
      pages: 0,
    });
    expect(scores[0]!.error).toBeDefined();
    expect(scores[1]!.error).toBeUndefined();
    const report = reportOf(scores);
    expect(report).toMatch(/\| not read \| 1 \| 0 \| 1 \|/);
    expect(report).toMatch(/\| documents \| text \| spreadsheet \| all \|/);
  });

  it('times only what was read in this run, and gives the same scores from the cache', async () => {
    for (const index of [0, 1]) {
      const wish = { kind: 'contract', seed: 7, index, container: 'docx' } as const;
      const { file, bytes, truth } = await generatePaper(wish);
      await put(file, bytes);
      await putTruth(file, truth);
    }
    const cache = join(folder, 'cache');
    const first = await scoreFolder(folder, { cache, only: 'contract-7-001' });
    const again = await scoreFolder(folder, { cache, only: 'contract-7-001' });
    expect(first).toHaveLength(1);
    expect(first[0]!.seconds).toBeGreaterThan(0);
    const { seconds: _, ...rest } = first[0]!;
    expect(again).toEqual([rest]);
  }, 60_000);

  it('measures the process that reads a document', async () => {
    await put('b.csv', 'Description,2025 Actual,2026 Budget\nManagement Fee,100,200\n');
    await putTruth('b.csv', { ...budgetPaper, file: 'b.csv', medium: 'spreadsheet' });
    const [score] = await scoreFolder(folder, { isolated: true });
    expect(score!.error).toBeUndefined();
    expect(score!.pages).toBe(1);
    // Only Linux tells what another process costs.
    if (process.platform === 'linux') {
      expect(score!.megabytes).toBeGreaterThan(20);
      expect(score!.cpuSeconds).toBeGreaterThan(0.05);
    }
    expect(reportOf([score!])).toContain('| peak MB, worst document |');
    // The child compiles the reader's sources before it reads.
  }, 60_000);
});
