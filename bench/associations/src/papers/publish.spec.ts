import { Random } from '../core/random';
import { plainStyle, row, type Row } from '../layout/paper';
import { readBack } from '../testing/read-back';
import { type Draft } from './draft';
import { publish } from './publish';

jest.setTimeout(120_000);

const ASSOCIATION = 'Juniper Court Condominium Association';
const line = (unit: string, cents: number): Row =>
  row('line', [unit, { text: (cents / 100).toFixed(2), cents }]);

/** Two paragraphs, then an exhibit that may be scanned by itself. */
const draft: Draft = {
  paper: {
    title: 'Declaration',
    author: ASSOCIATION,
    date: new Date('2020-05-04T12:00:00Z'),
    blocks: [
      { kind: 'title', text: `Declaration of ${ASSOCIATION}` },
      { kind: 'paragraph', text: 'The share of each unit is in Exhibit B.' },
      { kind: 'page' },
      {
        kind: 'table',
        columns: [
          { weight: 3, align: 'left' },
          { weight: 1, align: 'right' },
        ],
        rows: [line('Unit A', 6025), line('Unit B', 3975)],
      },
    ],
    style: plainStyle,
  },
  kind: 'declaration',
  association: ASSOCIATION,
  parts: [],
  traits: [],
  exhibitAt: 2,
};

describe('publishing', () => {
  it('leaves no text in a scan, and only the exhibit without text in a mixed PDF', async () => {
    const scan = await publish(draft, { name: 'a', container: 'scan' }, new Random(1));
    const mixed = await publish(draft, { name: 'a', container: 'mixed' }, new Random(1));
    expect((await readBack(scan.file, scan.bytes)).join('')).toBe('');
    const pages = await readBack(mixed.file, mixed.bytes);
    expect(pages[0]?.replace(/\s+/g, ' ')).toContain(ASSOCIATION);
    expect(pages[pages.length - 1]).toBe('');
    expect([scan.truth.medium, mixed.truth.medium]).toEqual(['scan', 'scan']);
    expect(scan.truth.parts).toEqual(mixed.truth.parts);
  });

  it('writes the same figures into an old workbook as into a new one, twice the same bytes', async () => {
    const [old, again, now] = await Promise.all(
      (['xls', 'xls', 'xlsx'] as const).map((container) =>
        publish(draft, { name: 'b', container }, new Random(2)),
      ),
    );
    const numbers = async (paper: typeof old): Promise<number[]> => {
      const text = (await readBack(paper?.file ?? '', paper?.bytes ?? Buffer.alloc(0))).join('\n');
      return [...text.matchAll(/-?\d+\.\d+/g)].map(([one]) => Number(one)).sort((a, b) => a - b);
    };
    expect(await numbers(now)).toEqual([39.75, 60.25]);
    expect(await numbers(old)).toEqual(await numbers(now));
    expect(again?.bytes.equals(old?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});
