import type { PresentationData } from '@hoa/contracts';
import { dollars, previousLabelOf, signedPercent, yearLabelOf } from '../slide-words';
import { addBars } from './bars';
import { addTable } from './table';
import { addFitted, addHeading, addTitle, area, colours, plainBox, type Slide } from './theme';

const BODY = area.y + 0.5;
const CHART_WIDTH = 7.1;

export function addChangesSlide(slide: Slide, data: PresentationData): string[] {
  const { totals } = data;
  addTitle(slide, `${previousLabelOf(data)} to ${yearLabelOf(data)}`);
  addFitted(
    slide,
    totals.previousKnown
      ? `${signedPercent(totals.percentChange)}: from ${dollars(totals.totalPreviousYear)} to ${dollars(totals.totalProposedBudget)}`
      : 'There is no earlier year to compare with.',
    {
      place: { x: area.x, y: area.y - 0.15, w: area.w, h: 0.45 },
      limits: { largest: 20, smallest: 14 },
      options: { color: colours.soft },
    },
  );
  addCategories(slide, data);
  addNotable(slide, data);
  return [];
}

function addCategories(slide: Slide, data: PresentationData): void {
  const { categoryChanges } = data;
  const [first] = categoryChanges;
  if (!first) return;
  addHeading(slide, 'Category changes', { x: area.x, y: BODY, w: CHART_WIDTH });
  addBars(slide, {
    place: { x: area.x, y: BODY + 0.4, w: CHART_WIDTH, h: area.y + area.h - BODY - 0.4 },
    labels: categoryChanges.map(({ name, label }) => `${name} (${label})`),
    series: [
      { name: `${yearLabelOf(data)} budget`, amounts: categoryChanges.map(({ proposed }) => proposed) },
      {
        name: previousLabelOf(data),
        amounts: categoryChanges.map(({ previous, change }) => (change === null ? null : previous)),
      },
    ],
    alt: `Bars of ${categoryChanges.length} categories in both years: ${first.name} moves most, ${first.label}.`,
  });
}

function addNotable(slide: Slide, { notableChanges }: PresentationData): void {
  const x = area.x + CHART_WIDTH + 0.4;
  const w = area.w - CHART_WIDTH - 0.4;
  addHeading(slide, 'Notable line changes', { x, y: BODY, w });
  if (notableChanges.length === 0) {
    slide.addText('No line changes by more than 15% or $1,000.', {
      ...plainBox,
      x,
      y: BODY + 0.5,
      w,
      h: 0.7,
      fontSize: 16,
    });
    return;
  }
  addTable(slide, {
    place: { x, y: BODY + 0.5, w },
    widths: [w - 1.3, 1.3],
    fontSize: 15,
    lines: 2,
    rows: notableChanges.map(({ name, previous, proposed, change, label }) => [
      {
        text: name,
        below: change === null ? dollars(proposed) : `${dollars(previous)} to ${dollars(proposed)}`,
        bold: true,
      },
      { text: label.replace('-', '−'), bold: true, align: 'right' },
    ]),
  });
}
