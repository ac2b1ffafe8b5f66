import { Badge, classNames } from '@hoa/ui';
import { columns, PartTitle, SlideFrame, textSize, type SlideProps } from './slide-frame';

export function ConclusionSlide({ data, wide }: SlideProps) {
  const { optimizationInsights, nextSteps } = data;
  return (
    <SlideFrame title="Conclusion" wide={wide}>
      <HealthScore data={data} wide={wide} />
      <div className={classNames(columns(wide), wide ? 'mt-8' : 'mt-6')}>
        <Points
          title="Long-term recommendations"
          points={optimizationInsights.longTermRecommendations}
          wide={wide}
        />
        <Points title="Next steps" points={nextSteps} wide={wide} numbered />
      </div>
    </SlideFrame>
  );
}

function HealthScore({ data: { optimizationInsights: health }, wide }: SlideProps) {
  return (
    <section className={classNames('flex rounded-lg bg-sunken', wide ? 'gap-8 p-6' : 'flex-col gap-2 p-4')}>
      <p
        className={classNames(
          'font-display font-semibold text-accent',
          wide ? 'text-[5rem] leading-none' : 'text-4xl',
        )}
      >
        <span className="sr-only">Health score </span>
        {health.budgetHealthScore}
      </p>
      <div className="min-w-0">
        <PartTitle wide={wide}>
          Budget health: {health.budgetHealthRating}{' '}
          {health.assumed && (
            <Badge tone="amber" className="align-middle">
              Assumption
            </Badge>
          )}
        </PartTitle>
        <p className={classNames('mt-1 wrap-anywhere', textSize(wide))}>{health.budgetHealthSummary}</p>
      </div>
    </section>
  );
}

interface PointsProps {
  title: string;
  points: readonly string[];
  wide: boolean;
  numbered?: boolean;
}

function Points({ title, points, wide, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  if (points.length === 0) return null;
  return (
    <section>
      <PartTitle wide={wide}>{title}</PartTitle>
      <List
        className={classNames(
          'mt-2 space-y-2 pl-6 marker:text-ink-faint',
          numbered ? 'list-decimal' : 'list-disc',
          textSize(wide),
        )}
      >
        {points.map((point) => (
          <li key={point} className="wrap-anywhere">
            {point}
          </li>
        ))}
      </List>
    </section>
  );
}
