import { formatPercent, toCents } from '@hoa/budget-math';
import type { PresentationData } from '@hoa/contracts';
import { ChartFigure, classNames, MoneyText, ShareBars } from '@hoa/ui';
import { dollars, yearLabelOf } from '../words';
import { columns, PartTitle, SlideFrame, textSize, type SlideProps } from './slide-frame';

export function ExpensesSlide({ data, wide }: SlideProps) {
  return (
    <SlideFrame title="Where the money goes" wide={wide}>
      <div className={columns(wide)}>
        <Shares data={data} wide={wide} />
        <TopItems items={data.topItems} wide={wide} />
      </div>
    </SlideFrame>
  );
}

function Shares({ data, wide }: SlideProps) {
  const { categorizedItems, totals } = data;
  const total = toCents(totals.totalProposedBudget);
  const rows = categorizedItems
    .filter(({ type }) => type === 'expense')
    .map(({ category, proposed }) => ({ id: category, label: category, cents: [toCents(proposed)] as const }))
    .sort((a, b) => b.cents[0] - a.cents[0]);
  return (
    <ChartFigure
      title="Shares by category"
      summary={
        rows[0]
          ? `${rows[0].label} is the largest of ${rows.length}; together ${dollars(totals.totalProposedBudget)}.`
          : 'No expenses yet.'
      }
      rowLabel="Category"
      series={[{ id: 'proposed', label: yearLabelOf(data) }]}
      rows={rows}
      total={{ id: 'total', label: 'Total Expenses', cents: [total] }}
    >
      <ShareBars rows={rows} totalCents={total} size={wide ? 'lg' : 'md'} />
    </ChartFigure>
  );
}

function TopItems({ items, wide }: { items: PresentationData['topItems']; wide: boolean }) {
  return (
    <section>
      <PartTitle wide={wide}>Top expense items</PartTitle>
      {items.length === 0 && (
        <p className={classNames('mt-2 text-ink-soft', textSize(wide))}>No expenses yet.</p>
      )}
      <ol className={classNames('mt-2 divide-y divide-line', textSize(wide))}>
        {items.map(({ id, description, category, proposed, share }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{description}</span>
              <span className={classNames('block text-ink-soft', wide ? 'text-xl' : 'text-sm')}>
                {category}
              </span>
            </span>
            <span className="shrink-0 text-right">
              <MoneyText cents={toCents(proposed)} className="block font-semibold" />
              <span className={classNames('figures block text-ink-soft', wide ? 'text-xl' : 'text-sm')}>
                {formatPercent(share)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
