import { messageOf } from '@hoa/api-client/core';
import { useGetPageImageQuery, useGetPageQuery } from '@hoa/api-client/documents';
import type { DocumentPage } from '@hoa/contracts';
import { BoxedImage, Loading, Skeleton, type ImageBox } from '@hoa/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { IconButton, PreviousNext } from './icon-buttons';
import { pages } from './messages';
import { PageTable, type PageMark } from './page-table';

export interface ReadingPageProps {
  document: { id: number; name: string };
  page: number;
  onPage: (page: number) => void;
  /** Of this page. */
  marks: readonly PageMark[];
  onChoose?: (id: string) => void;
  /** Of the frame that scrolls. */
  className?: string;
  /** Pixels that are requested. */
  width?: number;
}

/** Wide enough for small print on a dense screen. */
const IMAGE_WIDTH = 1400;

/** A page of a document with boxes on what was read: its image, or the table that it is where it has none. */
export function ReadingPage({ document, page, onPage, ...shown }: ReadingPageProps) {
  // The small print of a page is not legible at the width of a phone.
  const [zoom, setZoom] = useState(() => (window.innerWidth < NARROW ? 2 : 1));
  const { currentData, error } = useGetPageQuery(
    { id: document.id, page },
    { refetchOnMountOrArgChange: false },
  );
  if (error) return <p role="alert">{messageOf(error, pages.failed)}</p>;
  if (!currentData) return <LoadingPage />;
  const label = pages.title(document.name, page);
  return (
    <>
      {(currentData.pages > 1 || currentData.hasImage) && (
        <div className="flex min-h-10 items-center justify-between gap-4">
          <p className="text-sm font-semibold text-ink-soft">{pages.at(page, currentData.pages)}</p>
          <div className="flex items-center">
            {currentData.hasImage && <Zoom zoom={zoom} onZoom={setZoom} />}
            {currentData.pages > 1 && (
              <PreviousNext
                previous={{
                  label: pages.previous,
                  isDisabled: page <= 1,
                  onPress: () => onPage(page - 1),
                }}
                next={{
                  label: pages.next,
                  isDisabled: page >= currentData.pages,
                  onPress: () => onPage(page + 1),
                }}
              />
            )}
          </div>
        </div>
      )}
      {currentData.hasImage ? (
        <PageImage documentId={document.id} page={currentData} label={label} zoom={zoom} {...shown} />
      ) : (
        <PageTable page={currentData} label={label} {...shown} />
      )}
    </>
  );
}

interface PageImageProps extends Pick<ReadingPageProps, 'marks' | 'onChoose' | 'className' | 'width'> {
  documentId: number;
  page: DocumentPage;
  label: string;
  zoom: number;
}

function PageImage({
  documentId,
  page,
  label,
  marks,
  onChoose,
  className,
  zoom,
  width = IMAGE_WIDTH,
}: PageImageProps) {
  const wanted = { id: documentId, page: page.page, width };
  // Kept in this browser's memory: the same page is drawn in several places.
  const { currentData, error } = useGetPageImageQuery(wanted, { refetchOnMountOrArgChange: false });
  const size = { width: page.width ?? 612, height: page.height ?? 792 };
  if (error)
    return (
      <>
        <p className="text-sm text-ink-soft">{pages.noImage}</p>
        <PageTable page={page} label={label} marks={marks} onChoose={onChoose} className={className} />
      </>
    );
  if (!currentData) return <LoadingPage ratio={size.width / size.height} />;
  return (
    <BoxedImage
      src={currentData}
      alt={label}
      size={size}
      crop={contentBox(page, size)}
      zoom={zoom}
      boxes={boxesOn(page, marks)}
      {...(onChoose ? { onChoose } : {})}
      {...(className ? { className } : {})}
    />
  );
}

const NARROW = 640;
const ZOOMS = [1, 1.5, 2, 3];

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const at = ZOOMS.indexOf(zoom);
  const step = (by: number) => onZoom(ZOOMS[at + by] ?? zoom);
  return (
    <div className="flex items-center">
      <span className="figures mr-1 text-sm text-ink-soft">{pages.zoom(zoom)}</span>
      <IconButton label={pages.smaller} isDisabled={at <= 0} onPress={() => step(-1)}>
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton label={pages.larger} isDisabled={at >= ZOOMS.length - 1} onPress={() => step(1)}>
        <ZoomIn aria-hidden />
      </IconButton>
    </div>
  );
}

/** Room around what is written, in points. */
const AROUND = 14;

/** The part of the page that is written on: margins only make it small. */
function contentBox(
  { lines }: DocumentPage,
  { width, height }: { width: number; height: number },
): ImageBox['box'] {
  if (lines.length === 0) return [0, 0, width, height];
  return [
    Math.max(0, Math.min(...lines.map(({ box }) => box[0])) - AROUND),
    Math.max(0, Math.min(...lines.map(({ box }) => box[1])) - AROUND),
    Math.min(width, Math.max(...lines.map(({ box }) => box[2])) + AROUND),
    Math.min(height, Math.max(...lines.map(({ box }) => box[3])) + AROUND),
  ];
}

/** A mark without a box of its own gets its line's. */
function boxesOn({ lines }: DocumentPage, marks: readonly PageMark[]): ImageBox[] {
  return marks.flatMap(({ box, ...mark }) => {
    const own = box ?? lines.find(({ index }) => index === mark.line)?.box;
    return own ? [{ ...mark, box: own }] : [];
  });
}

function LoadingPage({ ratio = 612 / 792 }: { ratio?: number }) {
  return (
    <Loading label={pages.loading} className="w-full">
      <div style={{ aspectRatio: ratio }} className="max-h-96 w-full">
        <Skeleton className="h-full" />
      </div>
    </Loading>
  );
}
