import type { PresentationData } from '@hoa/contracts';
import { useMemo, useRef } from 'react';
import type { SlideId } from './slide-list';
import { SlideView } from './slides/slide-view';
import { SLIDE_HEIGHT, SLIDE_WIDTH, useFit } from './use-stage';

export interface FixedSlideProps {
  id: SlideId;
  data: PresentationData;
  /** How much larger than its own size it is shown. */
  scale?: number;
}

/**
 * A slide of fixed proportions, enlarged as a whole. Content that is too long for it is set smaller, never cut; on paper
 * its containment keeps the content in one piece, which would else be parted where it is before it is set smaller.
 */
export function FixedSlide({ id, data, scale = 1 }: FixedSlideProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => ({ id, data }), [id, data]);
  const fit = useFit(content, shown);
  return (
    <div
      className="relative overflow-hidden bg-surface text-ink contain-strict"
      style={{ width: SLIDE_WIDTH * scale, height: SLIDE_HEIGHT * scale }}
    >
      <div
        ref={content}
        className="absolute top-0 left-0 origin-top-left"
        style={{ width: SLIDE_WIDTH / fit, transform: `scale(${scale * fit})` }}
      >
        <SlideView id={id} data={data} wide />
      </div>
    </div>
  );
}
