import type { PresentationData } from '@hoa/contracts';
import { classNames } from '@hoa/ui';
import type { ComponentType } from 'react';
import type { SlideId } from '../slide-list';
import { ChangesSlide } from './changes-slide';
import { ConclusionSlide } from './conclusion-slide';
import { ExpensesSlide } from './expenses-slide';
import { InsightsSlide } from './insights-slide';
import { OverviewSlide } from './overview-slide';
import type { SlideProps } from './slide-frame';
import { TitleSlide } from './title-slide';

const views: Record<SlideId, ComponentType<SlideProps>> = {
  title: TitleSlide,
  overview: OverviewSlide,
  expenses: ExpensesSlide,
  changes: ChangesSlide,
  insights: InsightsSlide,
  conclusion: ConclusionSlide,
};

export interface SlideViewProps {
  id: SlideId;
  data: PresentationData;
  wide: boolean;
}

export function SlideView({ id, ...rest }: SlideViewProps) {
  const View = views[id];
  if (!rest.data.banner) return <View {...rest} />;
  return (
    <div className="relative">
      {/* In the margin of a slide of fixed size; above the text of one that is as long as it takes. */}
      <p
        className={classNames(
          'bg-brick-soft font-semibold text-brick',
          rest.wide ? 'absolute inset-x-0 top-0 truncate px-10 py-1 text-lg' : 'px-5 py-2 text-sm',
        )}
      >
        {rest.data.banner}
      </p>
      <View {...rest} />
    </div>
  );
}
