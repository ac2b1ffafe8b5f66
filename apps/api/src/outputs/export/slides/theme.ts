import type PptxGenJS from 'pptxgenjs';
import type { PresentationData } from '@hoa/contracts';
import { oneLine, xmlText } from '../plain-text';
import { fitted, type Box, type FitLimits } from './fit';

export type Slide = PptxGenJS.Slide;
export type Run = PptxGenJS.TextProps;

/** The product's paper and ink, as slides take colours. */
export const colours = {
  paper: 'FFFDF8',
  sunken: 'F3EEE3',
  ink: '1D1B17',
  soft: '524D43',
  line: 'E2DCCD',
  accent: '1F5C45',
  accentSoft: 'E2EDE4',
  before: 'B9B1A0',
  amber: '7D5000',
} as const;

/** Fonts that every office has, or has one of the same widths for. */
export const fonts = { body: 'Arial', display: 'Georgia' } as const;

/** 13.33 x 7.5 inches. */
export const WIDE = 'LAYOUT_WIDE';
/** Layouts: a slide's, and the first slide's. */
export const masters = { slide: 'Budget', first: 'Budget title' } as const;
const MARGIN = 0.6;
export const area = { x: MARGIN, y: 1.5, w: 12.13, h: 5.35 } as const;
/** Two columns of the area. */
export const left = { ...area, w: 5.85 } as const;
export const right = { ...area, x: 6.88, w: 5.85 } as const;

export interface Place extends Box {
  x: number;
  y: number;
}

/** Every text box without the program's own insets: sizes are chosen for the whole box. */
export const plainBox = { margin: 0, valign: 'top', fontFace: fonts.body, color: colours.ink } as const;

/** The place of the association's name on the first slide. */
export const firstTitle = { x: 1, y: 2.3, w: 11.3, h: 2.2 } as const;

/** Title and page number as placeholders, so that an outline and a screen reader know them. */
export function defineMasters(deck: PptxGenJS, { parameters }: PresentationData): void {
  const name = shortened(oneLine(parameters.associationName) || 'Unnamed Association');
  deck.layout = WIDE;
  deck.theme = { headFontFace: fonts.display, bodyFontFace: fonts.body };
  const small = { fontFace: fonts.body, fontSize: 11, color: colours.soft, margin: 0 } as const;
  const footer = {
    text: {
      text: xmlText(`${name} · ${parameters.year} Budget`),
      options: { ...small, x: MARGIN, y: 7.05, w: 11, h: 0.25 },
    },
  };
  deck.defineSlideMaster({
    title: masters.slide,
    background: { color: colours.paper },
    objects: [{ placeholder: titlePlaceholder({ x: MARGIN, y: 0.4, w: area.w, h: 0.9 }, 'middle') }, footer],
    slideNumber: { ...small, x: 12.13, y: 7.05, w: 0.6, h: 0.25, align: 'right' },
  });
  deck.defineSlideMaster({
    title: masters.first,
    background: { color: colours.paper },
    objects: [
      { rect: { x: 0, y: 0, w: 0.28, h: 7.5, fill: { color: colours.accent } } },
      { placeholder: titlePlaceholder(firstTitle, 'top') },
    ],
  });
}

function titlePlaceholder(place: Place, valign: 'top' | 'middle') {
  return {
    options: {
      ...place,
      name: 'title',
      type: 'title' as const,
      margin: 0,
      align: 'left' as const,
      valign,
      fontFace: fonts.display,
      fontSize: 30,
      bold: true,
      color: colours.ink,
    },
    text: '',
  };
}

const shortened = (name: string) => (name.length > 90 ? `${name.slice(0, 89).trimEnd()}…` : name);

export function addTitle(slide: Slide, title: string): void {
  const { size, paragraphs } = fitted([xmlText(title)], { w: area.w, h: 0.9 }, { largest: 30, smallest: 16 });
  slide.addText(paragraphs.join(' '), { placeholder: 'title', fontSize: size });
}

/** The heading of a part of a slide. */
export function addHeading(slide: Slide, text: string, place: Omit<Place, 'h'>): void {
  slide.addText(text, { ...plainBox, ...place, h: 0.4, fontSize: 18, bold: true, valign: 'middle' });
}

/** Text as large as its box allows. Answers what could not be shown in full. */
export function addFitted(
  slide: Slide,
  text: string | readonly string[],
  of: { place: Place; limits: FitLimits; list?: 'bullets' | 'numbers'; options?: PptxGenJS.TextPropsOptions },
): string[] {
  const { place, limits, list } = of;
  const paragraphs = (typeof text === 'string' ? [text] : text).map(xmlText);
  const indent = list ? 0.3 : 0;
  const fit = fitted(paragraphs, { w: place.w - indent, h: place.h }, limits);
  const runs = fit.paragraphs.map((paragraph, index): Run => ({
    text: paragraph,
    options: {
      breakLine: index < fit.paragraphs.length - 1,
      ...(index > 0 && limits.gap ? { paraSpaceBefore: fit.size * limits.gap } : {}),
      ...(list ? { bullet: { indent: 20, ...(list === 'numbers' ? { type: 'number' as const } : {}) } } : {}),
    },
  }));
  slide.addText(runs, { ...plainBox, ...place, fontSize: fit.size, ...of.options });
  return fit.cut ? paragraphs : [];
}
