import type { PresentationData } from '@hoa/contracts';
import {
  addFitted,
  addHeading,
  addTitle,
  area,
  colours,
  fonts,
  left,
  plainBox,
  right,
  type Place,
  type Slide,
} from './theme';

const HEALTH_HEIGHT = 1.45;
const BELOW = area.y + HEALTH_HEIGHT + 0.3;

export function addConclusionSlide(slide: Slide, data: PresentationData): string[] {
  const { optimizationInsights, nextSteps } = data;
  addTitle(slide, 'Conclusion');
  return [
    ...addHealth(slide, data),
    ...addPoints(slide, 'Long-term recommendations', {
      points: optimizationInsights.longTermRecommendations,
      list: 'bullets',
      place: left,
    }),
    ...addPoints(slide, 'Next steps', { points: nextSteps, list: 'numbers', place: right }),
  ];
}

function addHealth(slide: Slide, { optimizationInsights: health }: PresentationData): string[] {
  const { x, y, w } = area;
  slide.addShape('roundRect', {
    x,
    y,
    w,
    h: HEALTH_HEIGHT,
    rectRadius: 0.08,
    fill: { color: colours.sunken },
  });
  slide.addText(health.budgetHealthScore, {
    ...plainBox,
    x: x + 0.2,
    y,
    w: 1.7,
    h: HEALTH_HEIGHT,
    align: 'center',
    valign: 'middle',
    fontFace: fonts.display,
    fontSize: 54,
    bold: true,
    color: colours.accent,
  });
  const inner = { x: x + 2.1, w: w - 2.3 };
  slide.addText(
    [
      { text: `Budget health: ${health.budgetHealthRating}`, options: { bold: true } },
      ...(health.assumed
        ? [{ text: '  Assumption', options: { bold: true, fontSize: 14, color: colours.amber } }]
        : []),
    ],
    { ...plainBox, ...inner, y: y + 0.15, h: 0.4, fontSize: 18, valign: 'middle' },
  );
  return addFitted(slide, health.budgetHealthSummary, {
    place: { ...inner, y: y + 0.58, h: HEALTH_HEIGHT - 0.68 },
    limits: { largest: 15, smallest: 11 },
  });
}

interface Points {
  points: readonly string[];
  list: 'bullets' | 'numbers';
  place: Place;
}

function addPoints(slide: Slide, title: string, { points, list, place }: Points): string[] {
  const { x, w } = place;
  if (points.length === 0) return [];
  addHeading(slide, title, { x, y: BELOW, w });
  return addFitted(slide, points, {
    place: { x, y: BELOW + 0.5, w, h: area.y + area.h - BELOW - 0.5 },
    limits: { largest: 16, smallest: 10, gap: 0.4 },
    list,
  });
}
