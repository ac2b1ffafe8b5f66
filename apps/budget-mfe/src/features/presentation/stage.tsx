import type { PresentationData } from '@hoa/contracts';
import { classNames } from '@hoa/ui';
import { useRef } from 'react';
import { FixedSlide } from './fixed-slide';
import type { SlideId } from './slide-list';
import { SlideView } from './slides/slide-view';
import { useStageScale } from './use-stage';

export interface StageProps {
  id: SlideId;
  data: PresentationData;
  presenting: boolean;
}

/** Where a slide is shown: as large as there is room for; on a phone it flows instead of shrinking. */
export function Stage({ id, data, presenting }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const scale = useStageScale(stage, presenting);
  // Presented on a phone a slide is longer than its stage: without a place for the focus no key could scroll it.
  const scrolls = presenting && scale === null;
  return (
    <div
      ref={stage}
      {...(scrolls ? { role: 'group', 'aria-label': 'Slide', tabIndex: 0 } : {})}
      className={classNames(
        presenting && 'flex min-h-0 grow flex-col items-center justify-center overflow-y-auto',
      )}
    >
      {scale === null ? (
        <div
          className={classNames(
            'w-full bg-surface',
            presenting ? 'my-auto' : 'min-h-80 rounded-lg border border-line',
          )}
        >
          <SlideView key={id} id={id} data={data} wide={false} />
        </div>
      ) : (
        <div
          className={classNames(
            'mx-auto w-fit',
            !presenting && 'overflow-hidden rounded-lg ring-1 ring-line',
          )}
        >
          <FixedSlide key={id} id={id} data={data} scale={scale} />
        </div>
      )}
    </div>
  );
}
