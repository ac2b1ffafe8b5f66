import type { PresentationData } from '@hoa/contracts';
import { classNames } from '@hoa/ui';
import type { ReactNode } from 'react';

export interface SlideProps {
  data: PresentationData;
  /** Drawn at a slide's fixed size; else as wide as a phone, and as long as it takes. */
  wide: boolean;
}

export interface SlideFrameProps {
  title: string;
  /** What the slide says in one sentence. */
  lead?: ReactNode;
  wide: boolean;
  children: ReactNode;
}

/** A slide's heading and its body. */
export function SlideFrame({ title, lead, wide, children }: SlideFrameProps) {
  return (
    <div className={wide ? 'p-10' : 'p-5'}>
      <h2
        className={classNames(
          'font-display font-semibold tracking-tight text-balance',
          wide ? 'text-4xl' : 'text-2xl',
        )}
      >
        {title}
      </h2>
      {lead && <p className={classNames('mt-1 text-ink-soft', wide ? 'text-2xl' : 'text-lg')}>{lead}</p>}
      <div className={wide ? 'mt-6' : 'mt-4'}>{children}</div>
    </div>
  );
}

/** The heading of a part of a slide. */
export function PartTitle({ wide, children }: { wide: boolean; children: ReactNode }) {
  return <h3 className={classNames('font-semibold', wide ? 'text-2xl' : 'text-lg')}>{children}</h3>;
}

/** The size of running text on a slide. */
export const textSize = (wide: boolean) => (wide ? 'text-2xl' : 'text-base');

/** Two columns where there is room. */
export const columns = (wide: boolean) =>
  classNames('grid items-start', wide ? 'grid-cols-2 gap-8' : 'gap-6');
