import type { PresentationData } from '@hoa/contracts';
import { oneLine } from '../plain-text';
import { statusLabel } from '../slide-words';
import { fitted } from './fit';
import { addFitted, colours, firstTitle, plainBox, type Slide } from './theme';

const WIDTH = firstTitle.w;

export function addTitleSlide(slide: Slide, { parameters, status }: PresentationData): string[] {
  const { associationName, year, location, units } = parameters;
  const name = oneLine(associationName) || 'Unnamed Association';
  const { size, paragraphs, cut } = fitted([name], firstTitle, { largest: 54, smallest: 24 });
  slide.addText(`${year} Budget`, {
    ...plainBox,
    x: 1,
    y: 1.6,
    w: WIDTH,
    h: 0.5,
    fontSize: 24,
    bold: true,
    color: colours.accent,
  });
  slide.addText(paragraphs.join(' '), { placeholder: 'title', fontSize: size });
  addFitted(slide, `${location} · ${units.toLocaleString('en-US')} ${units === 1 ? 'unit' : 'units'}`, {
    place: { x: 1, y: 4.65, w: WIDTH, h: 0.5 },
    limits: { largest: 24, smallest: 14 },
    options: { color: colours.soft },
  });
  slide.addText(status === 'adopted' ? 'Adopted' : `${statusLabel(status)} for the board`, {
    ...plainBox,
    shape: 'roundRect',
    x: 1,
    y: 5.5,
    w: 3,
    h: 0.5,
    align: 'center',
    valign: 'middle',
    fontSize: 16,
    bold: true,
    color: colours.accent,
    fill: { color: colours.accentSoft },
  });
  return cut ? [name] : [];
}
