import type { PresentationData } from '@hoa/contracts';
import { addFitted, area, colours, type Slide } from './theme';

/** "Not reconciled: ..." above the title of every slide. Answers it where it did not fit. */
export function addBanner(slide: Slide, { banner }: PresentationData): string[] {
  if (banner === undefined) return [];
  return addFitted(slide, banner, {
    place: { x: area.x, y: 0.08, w: area.w, h: 0.34 },
    limits: { largest: 12, smallest: 8 },
    options: { color: colours.amber, bold: true },
  });
}
