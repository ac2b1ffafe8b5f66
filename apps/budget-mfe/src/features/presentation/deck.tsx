import type { WordedBudget } from '@hoa/api-client/exports';
import type { PresentationData } from '@hoa/contracts';
import { Button, classNames, PageHeader } from '@hoa/ui';
import { Download, FileDown, MonitorPlay, NotebookText, Presentation, X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDownload } from '../export/use-download';
import { WordNotes } from '../providers/word-notes';
import { BackToBudget } from '../routing/back-to-budget';
import { Controls } from './controls';
import { PresenterNotes } from './presenter-notes';
import { PrintedDeck } from './printed-deck';
import { slideList } from './slide-list';
import { Stage } from './stage';
import { usePresenting } from './use-presenting';
import { usePrint } from './use-print';
import { useSlideKeys } from './use-slide-keys';
import { useSwipe } from './use-swipe';

const LAST = slideList.length - 1;

/** The slides with all that moves them. */
export function Deck({ data, budget }: { data: PresentationData; budget: WordedBudget }) {
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [withNotes, setWithNotes] = useState(false);
  const { presenting, start, stop } = usePresenting(frame);
  const { printing, print } = usePrint();
  const next = useCallback(() => setIndex((at) => Math.min(LAST, at + 1)), []);
  const previous = useCallback(() => setIndex((at) => Math.max(0, at - 1)), []);
  const first = useCallback(() => setIndex(0), []);
  const last = useCallback(() => setIndex(LAST), []);
  useSlideKeys({ next, previous, first, last, presenting, stop, print });
  const swipe = useSwipe({ next, previous });
  const slide = slideList[index] ?? slideList[0];
  return (
    <>
      <div className={classNames(printing && 'print:hidden')}>
        <DeckHeader data={data} budget={budget} onPresent={start} />
        <WordNotes notes={data.notes} />
        <div
          ref={frame}
          tabIndex={-1}
          role="region"
          aria-label="Presentation"
          className={classNames(
            // Sideways swipes are the slides': a browser would take one to the right for its way back.
            'flex touch-pan-y touch-pinch-zoom flex-col gap-4 outline-none',
            presenting && 'fixed inset-0 z-50 overscroll-contain bg-paper p-3',
          )}
          {...swipe}
        >
          <Stage id={slide.id} data={data} presenting={presenting} />
          <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 sm:gap-x-6 print:hidden">
            <Controls index={index} onGo={setIndex} />
            <p className="figures text-ink-soft">
              {index + 1} of {slideList.length}
            </p>
            <Button
              variant="quiet"
              size="sm"
              aria-pressed={withNotes}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setWithNotes(!withNotes)}
            >
              <NotebookText aria-hidden />
              {withNotes ? 'Hide notes' : 'Presenter notes'}
            </Button>
            {presenting && (
              <Button variant="quiet" size="sm" onClick={stop}>
                <X aria-hidden />
                Exit fullscreen
              </Button>
            )}
          </div>
          <p role="status" className="sr-only">
            Slide {index + 1} of {slideList.length}: {slide.title}
          </p>
          {withNotes && <PresenterNotes notes={data.presenterNotes?.[slide.id] ?? []} />}
        </div>
      </div>
      {printing && <PrintedDeck data={data} />}
    </>
  );
}

interface DeckHeaderProps {
  data: PresentationData;
  budget: WordedBudget;
  onPresent: () => void;
}

function DeckHeader({ data: { parameters }, budget, onPresent }: DeckHeaderProps) {
  const { id, associationName, year } = parameters;
  const pdf = useDownload({ kind: 'slidesPdf', ...budget }, 'Export successful');
  const slides = useDownload({ kind: 'slides', ...budget }, 'Export successful');
  return (
    <PageHeader
      className="mb-4 print:hidden"
      title="Presentation"
      subtitle={`${associationName || 'Unnamed Association'}, ${year} Budget`}
      back={<BackToBudget parametersId={id} />}
      actions={
        <>
          <Button asChild>
            <Link to={`/budget-export/${id}`}>
              <FileDown aria-hidden />
              Export
            </Link>
          </Button>
          <Button loading={pdf.busy} onClick={pdf.download}>
            <Download aria-hidden />
            Download PDF
          </Button>
          <Button loading={slides.busy} onClick={slides.download}>
            <Presentation aria-hidden />
            Download .pptx
          </Button>
          <Button variant="primary" onClick={onPresent}>
            <MonitorPlay aria-hidden />
            Present
          </Button>
        </>
      }
    />
  );
}
