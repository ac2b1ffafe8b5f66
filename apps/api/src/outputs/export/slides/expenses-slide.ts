import { formatPercent, toCents } from '@hoa/budget-math';
import type { PresentationData } from '@hoa/contracts';
import { dollars } from '../slide-words';
import { addBars } from './bars';
import { addTable } from './table';
import { addHeading, addTitle, area, left, plainBox, right, type Slide } from './theme';

export function addExpensesSlide(slide: Slide, data: PresentationData): string[] {
  addTitle(slide, 'Where the money goes');
  addShares(slide, data);
  addTopItems(slide, data);
  return [];
}

function addShares(slide: Slide, { categorizedItems, totals, parameters }: PresentationData): void {
  const groups = categorizedItems
    .filter(({ type }) => type === 'expense')
    .sort((a, b) => toCents(b.proposed) - toCents(a.proposed));
  const total = dollars(totals.totalProposedBudget);
  addHeading(slide, `Shares by category of ${total}`, { x: left.x, y: area.y, w: left.w + 0.6 });
  const [first] = groups;
  if (!first) return;
  addBars(slide, {
    place: { x: left.x, y: area.y + 0.45, w: left.w + 0.6, h: area.h - 0.45 },
    labels: groups.map(({ category, share }) => `${category} (${formatPercent(share ?? 0)})`),
    series: [{ name: `${parameters.year} budget`, amounts: groups.map(({ proposed }) => proposed) }],
    alt: `Bars of ${groups.length} categories: ${first.category} is the largest, with ${dollars(first.proposed)} of ${total}.`,
  });
}

function addTopItems(slide: Slide, { topItems }: PresentationData): void {
  const x = right.x + 0.6;
  const w = right.w - 0.6;
  addHeading(slide, 'Top expense items', { x, y: area.y, w });
  if (topItems.length === 0) {
    slide.addText('No expenses yet.', { ...plainBox, x, y: area.y + 0.5, w, h: 0.4, fontSize: 16 });
    return;
  }
  addTable(slide, {
    place: { x, y: area.y + 0.5, w },
    widths: [w - 1.6, 1.6],
    fontSize: 15,
    lines: 2,
    rows: topItems.map(({ description, category, proposed, share }) => [
      { text: description, below: category, bold: true },
      { text: dollars(proposed), below: formatPercent(share), bold: true, align: 'right' },
    ]),
  });
}
