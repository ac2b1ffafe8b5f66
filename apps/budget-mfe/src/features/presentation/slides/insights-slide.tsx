import { toCents } from '@hoa/budget-math';
import type { PresentedInsight } from '@hoa/contracts';
import { Badge, classNames } from '@hoa/ui';
import { dollars } from '../words';
import { columns, SlideFrame, textSize, type SlideProps } from './slide-frame';

export function InsightsSlide({ data: { insights }, wide }: SlideProps) {
  return (
    <SlideFrame title="Insights and recommendations" wide={wide}>
      {insights.length === 0 ? (
        <p className={textSize(wide)}>Nothing stands out in this budget.</p>
      ) : (
        <ul className={classNames(columns(wide), 'gap-y-5')}>
          {insights.map((insight) => (
            <Insight key={`${insight.kind} ${insight.id}`} insight={insight} wide={wide} />
          ))}
        </ul>
      )}
    </SlideFrame>
  );
}

function Insight({ insight, wide }: { insight: PresentedInsight; wide: boolean }) {
  const { title, description, savingsPotential, estimatedSavings } = insight;
  return (
    <li className="border-l-4 border-accent pl-4">
      <h3 className={classNames('font-semibold wrap-anywhere', wide ? 'text-2xl' : 'text-lg')}>{title}</h3>
      <p className={classNames('text-ink-soft wrap-anywhere', wide ? 'text-xl' : 'text-base')}>
        {description}
      </p>
      {savingsPotential !== null && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3">
          <Badge tone="accent" className={wide ? 'text-lg' : ''}>
            {capitalised(savingsPotential)} savings potential
          </Badge>
          {toCents(estimatedSavings) > 0 && (
            <span className={classNames('figures font-semibold', wide ? 'text-xl' : 'text-base')}>
              about {dollars(estimatedSavings)} a year
            </span>
          )}
        </p>
      )}
    </li>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
