import type { PresentationData } from '@hoa/contracts';
import { FixedSlide } from './fixed-slide';
import { slideList } from './slide-list';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from './use-stage';
import './print.css';

/** Not in the style sheet: there it would shape whatever else is printed. */
const PAGE = `@page { size: ${SLIDE_WIDTH}px ${SLIDE_HEIGHT}px; margin: 0 }`;

/** All six slides, a page each; there only while they are printed. */
export function PrintedDeck({ data }: { data: PresentationData }) {
  return (
    <div className="deck-print" data-testid="printed-deck">
      <style>{PAGE}</style>
      {slideList.map(({ id }) => (
        <FixedSlide key={id} id={id} data={data} />
      ))}
    </div>
  );
}
