import PptxGenJS from 'pptxgenjs';
import type { PresentationData, PresenterNotes } from '@hoa/contracts';
import { oneLine, xmlText } from '../plain-text';
import { addChangesSlide } from './changes-slide';
import { addConclusionSlide } from './conclusion-slide';
import { addExpensesSlide } from './expenses-slide';
import { addInsightsSlide } from './insights-slide';
import { addOverviewSlide } from './overview-slide';
import { addBanner } from './banner';
import { defineMasters, masters, type Slide } from './theme';
import { addTitleSlide } from './title-slide';

/** Draws a slide; answers texts that it could show in part only. */
type Draw = (slide: Slide, data: PresentationData) => string[];

const slides: readonly (readonly [id: keyof PresenterNotes & string, draw: Draw])[] = [
  ['title', addTitleSlide],
  ['overview', addOverviewSlide],
  ['expenses', addExpensesSlide],
  ['changes', addChangesSlide],
  ['insights', addInsightsSlide],
  ['conclusion', addConclusionSlide],
];

/**
 * The bytes of a .pptx of the six slides. Charts are the program's own, each with its workbook, and tables are tables.
 * Text that a slide has no room for stands in full in its notes, below what the speaker may say.
 */
export async function presentationFile(data: PresentationData): Promise<Uint8Array> {
  const deck = new PptxGenJS();
  const { associationName, year } = data.parameters;
  deck.title = xmlText(oneLine(`${associationName || 'Unnamed Association'}: ${year} Budget`)).slice(0, 200);
  deck.author = 'AI Budget Assistant';
  deck.company = '';
  defineMasters(deck, data);
  for (const [id, draw] of slides) {
    const slide = deck.addSlide({ masterName: id === 'title' ? masters.first : masters.slide });
    const inFull = [...addBanner(slide, data), ...draw(slide, data)];
    const said = (data.presenterNotes?.[id] as string[] | undefined) ?? [];
    slide.addNotes(
      [...said, ...inFull.map((text) => `In full: ${text}`)].map((text) => xmlText(text)).join('\n'),
    );
  }
  return (await deck.write({ outputType: 'nodebuffer' })) as Uint8Array;
}
