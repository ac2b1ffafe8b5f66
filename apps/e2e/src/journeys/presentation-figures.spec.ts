import type { Device } from '../support/device';
import {
  cents,
  literal,
  openSlides,
  percent,
  showSlide,
  signed,
  slideText,
  sum,
  whole,
} from '../support/slides';
import { Stage, withBudget } from '../support/stage';
import { addLine, linesOf, sampleBudget, tableRows, type StoredLine } from '../support/workspace';

/**
 * What the slides' figures are: the limits and defaults of sections 2 and 9.
 *
 * | Text, default or state                                                               | Journey                 |
 * | ------------------------------------------------------------------------------------ | ----------------------- |
 * | category shares with percentages, top 5 items, top 6 category changes                | the figures are         |
 * | insights at most 6; health score, rating, summary, long-term recommendations, next steps | the figures are     |
 * | notable over 15 percent or over 1000 dollars, up to 5; 'New'                         | thresholds              |
 * | 'No line changes by more than 15% or $1,000.'                                        | thresholds              |
 * | defaults 'B+' and 'Good' with 'Assumption'; 'None were noted', 'No expenses yet.', no earlier year | defaults  |
 */
jest.setTimeout(240_000);

describe('the figures of the presentation', () => {
  let stage: Stage;
  let device: Device;
  let id: number;
  beforeAll(async () => {
    stage = await Stage.set();
    ({ device, id } = await sampleBudget(stage));
  });
  afterAll(() => stage.strike());

  it('the figures are those of the lines: shares, the five largest, six categories, six insights', async () => {
    await openSlides(device, id);
    const expenses = (await linesOf(device, id)).filter(({ type }) => type === 'expense');
    const total = sum(expenses, 'proposedBudget');
    await showSlide(device, 'Expenses');
    const shown = await slideText(device);
    const groups = await groupsOf(device, id);
    for (const { category, proposed } of groups)
      expect(shown).toContain(`${category} ${whole(proposed)} · ${percent((proposed / total) * 100)}`);
    const largest = [...expenses].sort((a, b) => cents(b.proposedBudget) - cents(a.proposedBudget));
    for (const line of largest.slice(0, 5))
      expect(shown).toMatch(
        new RegExp(`${literal(line.description)} .{3,40} ${literal(whole(cents(line.proposedBudget)))}`),
      );
    expect(shown).not.toContain(largest[5]!.description);
    await showSlide(device, 'Year over Year');
    await device.click('button', 'Category changes: show as a table');
    const [, ...rows] = await tableRows(device, 'Category changes');
    const moved = [...groups].sort(
      (a, b) => Math.abs(b.proposed - b.previous) - Math.abs(a.proposed - a.previous),
    );
    expect(rows).toEqual(
      moved
        .slice(0, 6)
        .map(({ category, proposed, previous }) => [
          `${category} ${signed(((proposed - previous) / previous) * 100)}`,
          whole(proposed),
          whole(previous),
        ]),
    );
    await showSlide(device, 'Insights');
    const insights = await device.page.$$eval('[aria-label="Presentation"] li h3', (all) => all.length);
    expect(insights).toBe(6);
    await showSlide(device, 'Conclusion');
    const conclusion = await slideText(device);
    expect(conclusion).toMatch(/Health score [A-F][+-]? Budget health: (Excellent|Good|Fair|Poor|Weak)/);
    expect(conclusion).toMatch(/Long-term recommendations .{40,} Next steps .{40,}/);
    expect(conclusion).toContain(`the monthly fee of ${whole(total / 48 / 12)} per unit`);
  });

  describe('thresholds', () => {
    let quiet: Device;
    let budget: number;
    beforeAll(async () => {
      ({ device: quiet, id: budget } = await sampleBudget(stage));
      for (const line of await linesOf(quiet, budget))
        if (line.type === 'expense') await set(quiet, line, cents(line.previousYear));
    });

    const notable = async () => {
      await openSlides(quiet, budget);
      await showSlide(quiet, 'Year over Year');
      await quiet.sees('Notable line changes');
      return quiet.page.$$eval('[aria-label="Presentation"] section li > span:first-child', (all) =>
        all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ')),
      );
    };

    it('no line is notable where none has moved', async () => {
      expect(await notable()).toEqual([]);
      await quiet.sees('No line changes by more than 15% or $1,000.');
    });

    it('over 15 percent or over $1,000 is, either of them exactly is not; what has no earlier amount is New', async () => {
      const expenses = (await linesOf(quiet, budget)).filter(({ type }) => type === 'expense');
      // Of more than $10,000, so that $1,000 is less than 15%; and of even hundreds under $6,000, so that 15% is under $1,000.
      const large = expenses.filter((line) => cents(line.previousYear) > 1_000_000);
      const small = expenses.filter((line) => {
        const before = cents(line.previousYear);
        return before > 0 && before < 600_000 && (before * 15) % 100 === 0;
      });
      const [thousand, more] = [large[0]!, large[1]!];
      const [fifteen, above, below] = [small[0]!, small[1]!, small[2]!];
      await set(quiet, thousand, cents(thousand.previousYear) + 100_000);
      await set(quiet, more, cents(more.previousYear) + 100_001);
      await set(quiet, fifteen, (cents(fifteen.previousYear) * 115) / 100);
      await set(quiet, above, Math.ceil((cents(above.previousYear) * 116) / 100));
      await set(quiet, below, Math.floor((cents(below.previousYear) * 84) / 100));
      await addLine(quiet, budget, { description: 'Gate motors', proposedBudget: '1000.01' });
      await addLine(quiet, budget, { description: 'Block party', proposedBudget: '1000.00' });
      const rows = await notable();
      const starts = (name: string) => rows.filter((row) => row.startsWith(name));
      expect(rows).toHaveLength(4);
      expect(starts(more.description)[0]).toMatch(/\+\d\.\d%$/);
      expect(starts('Gate motors')).toEqual(['Gate motors New']);
      expect(starts(above.description)[0]).toMatch(/\+16\.\d%$/);
      expect(starts(below.description)[0]).toMatch(/−16\.\d%$/);
    });

    it('at most five are shown, those that move most, and a category without an earlier amount is New', async () => {
      const party = await addLine(quiet, budget, { description: 'Lawsuit', proposedBudget: '90000.00' });
      const fountain = await addLine(quiet, budget, { description: 'Fountain', proposedBudget: '80000.00' });
      expect([party, fountain]).toEqual([201, 201]);
      const rows = await notable();
      expect(rows).toHaveLength(5);
      expect(rows.slice(0, 2)).toEqual(['Lawsuit New', 'Fountain New']);
      await quiet.click('button', 'Category changes: show as a table');
      const [, first, ...others] = await tableRows(quiet, 'Category changes');
      expect(first![0]).toMatch(/ New$/);
      expect(others).toHaveLength(5);
      expect(quiet.problems).toEqual([]);
    });
  });

  it('says its defaults where there is nothing to judge by', async () => {
    const other = await stage.device();
    await other.go('/');
    const bare = await withBudget(other);
    expect(
      await addLine(other, bare, { description: 'Dues', type: 'income', proposedBudget: '1200.00' }),
    ).toBe(201);
    await openSlides(other, bare);
    await showSlide(other, 'Overview');
    await other.sees('No earlier year to compare with', 'None were noted for this year.');
    await showSlide(other, 'Expenses');
    expect((await slideText(other)).match(/No expenses yet\./g)).toHaveLength(2);
    await showSlide(other, 'Year over Year');
    await other.sees(
      'There is no earlier year to compare with.',
      'No line changes by more than 15% or $1,000.',
    );
    await showSlide(other, 'Conclusion');
    expect(await slideText(other)).toMatch(/Health score B\+ Budget health: Good Assumption/);
    for (const text of [
      'B+ and Good are assumptions.',
      'Have the reserve study updated every three to five years, and set contributions by it.',
      'Ask for bids on each service contract before it renews.',
      'Review insurance cover, limits and deductibles with a broker every year before the renewal.',
      'Propose the budget to the board.',
    ])
      expect(await slideText(other)).toContain(text);
    expect(other.problems).toEqual([]);
    await other.page.close();
  });
});

interface Presented {
  categorizedItems: { category: string; type: string; items: StoredLine[] }[];
}

/** The groups of expenses, summed anew from their lines; in cents. */
async function groupsOf(device: Device, id: number) {
  const { body } = await device.api(`/api/export/${id}/presentation`);
  return (body as Presented).categorizedItems
    .filter(({ type }) => type === 'expense')
    .map(({ category, items }) => ({
      category,
      proposed: sum(items, 'proposedBudget'),
      previous: sum(items, 'previousYear'),
    }));
}

async function set(device: Device, { id, version }: StoredLine, amount: number): Promise<void> {
  const { status } = await device.api(`/api/budget-items/${id}`, {
    method: 'PATCH',
    body: JSON.stringify({ proposedBudget: (amount / 100).toFixed(2), version }),
  });
  expect(status).toBe(200);
}
