import type { PresentationData } from '@hoa/contracts';
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
  return <View {...rest} />;
}
