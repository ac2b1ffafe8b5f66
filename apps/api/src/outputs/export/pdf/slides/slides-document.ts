import type { PresentationData } from '@hoa/contracts';
import { bannerLine } from '../banner';
import { documentOf } from '../document';
import { html, type Html } from '../html';
import { changesSlide } from './changes';
import { conclusionSlide } from './conclusion';
import { expensesSlide } from './expenses';
import { insightsSlide } from './insights';
import { overviewSlide } from './overview';
import { titleSlide } from './title';

/** A slide's page in CSS pixels, as the screen shows it. */
export const SLIDE_SIZE = { width: 1280, height: 720 } as const;
/** What is too long for its slide is set smaller as a whole, never cut. */
export const SLIDES = '.slide';

/** The six slides of the Presentation screen, a page each, as HTML to be printed. */
export async function slidesDocument(data: PresentationData): Promise<string> {
  const { associationName, year } = data.parameters;
  const slides = [
    titleSlide(data),
    overviewSlide(data),
    await expensesSlide(data),
    await changesSlide(data),
    insightsSlide(data),
    conclusionSlide(data),
  ];
  return documentOf({
    kind: 'slides',
    title: `${associationName || 'Unnamed Association'}: ${year} Budget`,
    body: html`${slides.map((slide) => slideOf(slide, data.banner))}`,
  });
}

const slideOf = (content: Html, banner: string | undefined): Html =>
  html`<section class="slide"><div class="content">${bannerLine(banner)} ${content}</div></section>`;
