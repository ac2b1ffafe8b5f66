import type { PresentationData } from '@hoa/contracts';
import { FixedSlide } from './fixed-slide';
import { slideList } from './slide-list';
import './print.css';

/** All six slides, a page each; there only while they are printed. */
export function PrintedDeck({ data }: { data: PresentationData }) {
  return (
    <div className="deck-print" data-testid="printed-deck">
      {slideList.map(({ id }) => (
        <FixedSlide key={id} id={id} data={data} />
      ))}
    </div>
  );
}
