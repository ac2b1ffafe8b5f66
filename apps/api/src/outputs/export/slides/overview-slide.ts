import type { Money, PresentationData } from '@hoa/contracts';
import { dollars, fundPairs, ownersPayWords, signedPercent, yearLabelOf } from '../slide-words';
import { addTable, labelled } from './table';
import { addFitted, addHeading, addTitle, area, colours, left, plainBox, right, type Slide } from './theme';

const TILE = { w: 3.91, h: 1.75, gap: 0.2 } as const;
const BELOW = area.y + TILE.h + 0.4;

export function addOverviewSlide(slide: Slide, data: PresentationData): string[] {
  const { parameters, totals } = data;
  addTitle(slide, `The ${yearLabelOf(data)} budget at a glance`);
  const tiles: [label: string, amount: Money, below: string][] = [
    [
      'Total annual budget',
      totals.totalProposedBudget,
      totals.previousKnown
        ? `${signedPercent(totals.percentChange)} from ${dollars(totals.totalPreviousYear)}`
        : 'No earlier year to compare with',
    ],
    ['Monthly per unit', totals.monthlyPerUnit, `expenses ÷ ${parameters.units} units ÷ 12`],
    ['Annual per unit', totals.annualPerUnit, ownersPayWords(data)],
  ];
  tiles.forEach((tile, index) => addTile(slide, tile, area.x + index * (TILE.w + TILE.gap)));
  return [...addCommunity(slide, data), ...addConsiderations(slide, data)];
}

function addTile(slide: Slide, [label, amount, below]: readonly [string, Money, string], x: number): void {
  slide.addText(
    [
      { text: label, options: { fontSize: 16, color: colours.soft, breakLine: true } },
      { text: dollars(amount), options: { fontSize: 34, bold: true, breakLine: true } },
      { text: below, options: { fontSize: 14, color: colours.soft } },
    ],
    {
      ...plainBox,
      shape: 'roundRect',
      rectRadius: 0.08,
      x,
      y: area.y,
      w: TILE.w,
      h: TILE.h,
      margin: 14,
      valign: 'middle',
      fill: { color: colours.sunken },
    },
  );
}

function addCommunity(slide: Slide, data: PresentationData): string[] {
  const { parameters } = data;
  const { location, units, propertyType, associationType } = parameters;
  addHeading(slide, 'Community', { x: left.x, y: BELOW, w: left.w });
  addTable(slide, {
    place: { x: left.x, y: BELOW + 0.5, w: left.w },
    widths: [2.2, left.w - 2.2],
    fontSize: 15,
    lines: 2,
    rows: [
      ['Location', location],
      ['Units', units.toLocaleString('en-US')],
      ['Property type', propertyType],
      ...(associationType ? [['Association type', associationType]] : []),
      ...fundPairs(data),
    ].map(labelled),
  });
  return [];
}

function addConsiderations(slide: Slide, { parameters }: PresentationData): string[] {
  addHeading(slide, 'Special considerations', { x: right.x, y: BELOW, w: right.w });
  return addFitted(slide, parameters.specialConsiderations?.trim() || 'None were noted for this year.', {
    place: { x: right.x, y: BELOW + 0.5, w: right.w, h: area.y + area.h - BELOW - 0.5 },
    limits: { largest: 16, smallest: 11 },
  });
}
