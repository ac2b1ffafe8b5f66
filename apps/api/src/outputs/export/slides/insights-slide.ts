import { toCents } from '@hoa/budget-math';
import type { PresentationData, PresentedInsight } from '@hoa/contracts';
import { dollars } from '../slide-words';
import { addFitted, addTitle, area, colours, plainBox, type Slide } from './theme';

const COLUMNS = 2;
const GAP = 0.35;
const TITLE_HEIGHT = 0.55;
const SAVING_HEIGHT = 0.3;

/** Up to six, two in a row. */
export function addInsightsSlide(slide: Slide, { insights }: PresentationData): string[] {
  addTitle(slide, 'Insights and recommendations');
  if (insights.length === 0) {
    slide.addText('Nothing stands out in this budget.', { ...plainBox, ...area, fontSize: 20 });
    return [];
  }
  const rows = Math.ceil(insights.length / COLUMNS);
  const w = (area.w - GAP) / COLUMNS;
  const h = Math.min(2.4, (area.h - GAP * (rows - 1)) / rows);
  return insights.flatMap((insight, index) =>
    addInsight(slide, insight, {
      x: area.x + (index % COLUMNS) * (w + GAP),
      y: area.y + Math.floor(index / COLUMNS) * (h + GAP),
      w,
      h,
    }),
  );
}

function addInsight(
  slide: Slide,
  { title, description, savingsPotential, estimatedSavings }: PresentedInsight,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): string[] {
  const inner = { x: x + 0.2, w: w - 0.2 };
  const saving =
    savingsPotential === null
      ? ''
      : `${savingsPotential.charAt(0).toUpperCase()}${savingsPotential.slice(1)} savings potential${toCents(estimatedSavings) > 0 ? `, about ${dollars(estimatedSavings)} a year` : ''}`;
  slide.addShape('rect', { x, y, w: 0.06, h, fill: { color: colours.accent } });
  const cutTitle = addFitted(slide, title, {
    place: { ...inner, y, h: TITLE_HEIGHT },
    limits: { largest: 17, smallest: 13 },
    options: { bold: true },
  });
  const cutText = addFitted(slide, description, {
    place: { ...inner, y: y + TITLE_HEIGHT, h: h - TITLE_HEIGHT - (saving ? SAVING_HEIGHT : 0) },
    limits: { largest: 14, smallest: 10 },
    options: { color: colours.soft },
  });
  if (saving)
    addFitted(slide, saving, {
      place: { ...inner, y: y + h - SAVING_HEIGHT, h: SAVING_HEIGHT },
      limits: { largest: 13, smallest: 10 },
      options: { bold: true, color: colours.accent, valign: 'bottom' },
    });
  return [...cutTitle, ...cutText];
}
