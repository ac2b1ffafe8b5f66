import { Random } from '../core/random';
import { readBack } from '../testing/read-back';
import { makeAssociation } from '../world/association';
import { budgetDraft } from './budget';
import { declarationDraft } from './declaration';
import { publish } from './publish';

jest.setTimeout(120_000);

const association = makeAssociation(new Random('publish'), '001');

/** A declaration that has an exhibit of one table. */
function withExhibit(): ReturnType<typeof declarationDraft> {
  for (let seed = 1; ; seed++) {
    const draft = declarationDraft(new Random(seed), { ...association, units: 8 });
    if (draft.parts.length === 1) return draft;
  }
}

describe('publishing', () => {
  it('leaves no text in a scan, and only the exhibit without text in a mixed PDF', async () => {
    const draft = withExhibit();
    const scan = await publish(draft, { name: 'a', container: 'scan' }, new Random(1));
    const mixed = await publish(draft, { name: 'a', container: 'mixed' }, new Random(1));
    expect((await readBack(scan.file, scan.bytes)).join('')).toBe('');
    const pages = await readBack(mixed.file, mixed.bytes);
    expect(pages[0]?.replace(/\s+/g, ' ')).toContain(association.name);
    expect(pages[pages.length - 1]).toBe('');
    expect([scan.truth.medium, mixed.truth.medium]).toEqual(['scan', 'scan']);
    expect(scan.truth.parts).toEqual(mixed.truth.parts);
  });

  it('writes the same figures into an old workbook as into a new one, twice the same bytes', async () => {
    const draft = budgetDraft(new Random(5), association);
    const [old, again, now] = await Promise.all(
      (['xls', 'xls', 'xlsx'] as const).map((container) =>
        publish(draft, { name: 'b', container }, new Random(2)),
      ),
    );
    const numbers = async (paper: typeof old): Promise<number[]> => {
      const text = (await readBack(paper?.file ?? '', paper?.bytes ?? Buffer.alloc(0))).join('\n');
      return [...text.matchAll(/-?\d+\.\d+/g)].map(([one]) => Number(one)).sort((a, b) => a - b);
    };
    expect(await numbers(old)).toEqual(await numbers(now));
    expect(again?.bytes.equals(old?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});
