import { toCents } from '@hoa/budget-math';
import type { PresentedChange } from '@hoa/contracts';
import { ChartFigure, classNames, GroupedBars } from '@hoa/ui';
import { dollars, previousLabelOf, signedPercent, yearLabelOf } from '../words';
import { PartTitle, SlideFrame, textSize, type SlideProps } from './slide-frame';

export function ChangesSlide({ data, wide }: SlideProps) {
  const { totals, categoryChanges, notableChanges } = data;
  return (
    <SlideFrame
      title={`${previousLabelOf(data)} to ${yearLabelOf(data)}`}
      lead={
        totals.previousKnown
          ? `${signedPercent(totals.percentChange)}: from ${dollars(totals.totalPreviousYear)} to ${dollars(totals.totalProposedBudget)}`
          : 'There is no earlier year to compare with.'
      }
      wide={wide}
    >
      <div className={classNames('grid items-start', wide ? 'grid-cols-[3fr_2fr] gap-8' : 'gap-6')}>
        {categoryChanges.length > 0 && <Categories data={data} wide={wide} />}
        <Notable changes={notableChanges} wide={wide} />
      </div>
    </SlideFrame>
  );
}

function Categories({ data, wide }: SlideProps) {
  const { categoryChanges } = data;
  const series = [
    { id: 'proposed', label: `${yearLabelOf(data)} budget` },
    { id: 'previous', label: previousLabelOf(data) },
  ];
  const rows = categoryChanges.map(({ name, label, change, proposed, previous }) => ({
    id: name,
    label: `${name} ${label}`,
    cents: [toCents(proposed), change === null ? null : toCents(previous)],
  }));
  const first = categoryChanges[0];
  return (
    <ChartFigure
      title="Category changes"
      summary={first ? `${first.name} moves most: ${first.label}.` : ''}
      rowLabel="Category"
      series={series}
      rows={rows}
    >
      <GroupedBars series={series} rows={rows} size={wide ? 'lg' : 'md'} />
    </ChartFigure>
  );
}

function Notable({ changes, wide }: { changes: readonly PresentedChange[]; wide: boolean }) {
  return (
    <section>
      <PartTitle wide={wide}>Notable line changes</PartTitle>
      {changes.length === 0 && (
        <p className={classNames('mt-2', textSize(wide))}>No line changes by more than 15% or $1,000.</p>
      )}
      <ul className={classNames('mt-2 divide-y divide-line', textSize(wide))}>
        {changes.map(({ name, category, previous, proposed, change, label }) => (
          <li key={`${category} ${name}`} className="py-2">
            <span className="flex justify-between gap-4 font-semibold">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="figures shrink-0">{label}</span>
            </span>
            <span className={classNames('figures block text-ink-soft', wide ? 'text-xl' : 'text-sm')}>
              {change === null ? dollars(proposed) : `${dollars(previous)} to ${dollars(proposed)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
