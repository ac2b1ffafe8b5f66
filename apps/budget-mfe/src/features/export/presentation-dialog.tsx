import { messageOf } from '@hoa/api-client/core';
import { useExportPresentationQuery, type WordedBudget } from '@hoa/api-client/exports';
import type { PresentationData } from '@hoa/contracts';
import { Button, Dialog, ErrorPanel, Loading, Skeleton } from '@hoa/ui';
import { Copy, Download } from 'lucide-react';
import { useMemo } from 'react';
import { outlineAsText, outlineOf, type SlideOutline } from '../presentation/outline';
import { PRESENTATION_UNAVAILABLE } from '../presentation/words';
import { WordNotes } from '../providers/word-notes';
import { useCopy } from '../notices/use-copy';
import { useDownload } from './use-download';

export interface PresentationDialogProps {
  budget: WordedBudget;
  onClose: () => void;
}

/** What the slides say, as text; and the way to all of them. */
export function PresentationDialog({ budget, onClose }: PresentationDialogProps) {
  const { currentData, error, isFetching, refetch } = useExportPresentationQuery(budget);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Board Presentation"
      description="What the six slides say."
      footer={currentData && <Actions data={currentData} budget={budget} />}
    >
      {currentData ? (
        <Content data={currentData} />
      ) : error ? (
        <ErrorPanel
          title="Error Loading Presentation"
          description={messageOf(error, PRESENTATION_UNAVAILABLE)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading presentation..." className="space-y-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </Loading>
      )}
    </Dialog>
  );
}

function Actions({ data, budget }: { data: PresentationData; budget: WordedBudget }) {
  const copy = useCopy();
  const { busy, download } = useDownload({ kind: 'slides', ...budget }, 'Export successful');
  return (
    <>
      <Button onClick={() => void copy(outlineAsText(outlineOf(data)), 'The text of the six slides.')}>
        <Copy aria-hidden />
        Copy Content
      </Button>
      <Button variant="primary" loading={busy} onClick={download}>
        <Download aria-hidden />
        Download Full Presentation
      </Button>
    </>
  );
}

function Content({ data }: { data: PresentationData }) {
  const outline = useMemo(() => outlineOf(data), [data]);
  return (
    // Longer than the dialog: without a place for the focus no key could scroll it.
    <div role="group" aria-label="Slides" tabIndex={0}>
      <WordNotes notes={data.notes} />
      <ol className="space-y-4">
        {outline.map((slide) => (
          <Slide key={slide.id} slide={slide} />
        ))}
      </ol>
      <p className="mt-6 text-sm text-ink-soft">
        ‘Download Full Presentation’ is a .pptx for PowerPoint, Keynote or Google Slides: charts and tables
        can be edited there, and what to say is in the notes.
      </p>
    </div>
  );
}

function Slide({ slide: { title, lines } }: { slide: SlideOutline }) {
  return (
    <li>
      <h3 className="font-semibold">{title}</h3>
      <ul className="text-ink-soft">
        {lines.map((line, index) => (
          <li key={index} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </li>
  );
}
