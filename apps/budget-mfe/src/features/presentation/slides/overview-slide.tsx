import { toCents } from '@hoa/budget-math';
import type { Money } from '@hoa/contracts';
import { classNames, MoneyText, PercentChange } from '@hoa/ui';
import type { ReactNode } from 'react';
import { dollars, yearLabelOf } from '../words';
import { PartTitle, SlideFrame, textSize, type SlideProps } from './slide-frame';

export function OverviewSlide({ data, wide }: SlideProps) {
  const { parameters, totals } = data;
  return (
    <SlideFrame title={`The ${yearLabelOf(data)} budget at a glance`} wide={wide}>
      <dl className={classNames('grid', wide ? 'grid-cols-3 gap-6' : 'gap-4')}>
        <Figure label="Total annual budget" amount={totals.totalProposedBudget} wide={wide}>
          {totals.previousKnown ? (
            <>
              <PercentChange value={totals.percentChange} /> from {dollars(totals.totalPreviousYear)}
            </>
          ) : (
            'No earlier year to compare with'
          )}
        </Figure>
        <Figure label="Monthly per unit" amount={totals.monthlyPerUnit} wide={wide}>
          expenses ÷ {parameters.units} units ÷ 12
        </Figure>
        <Figure label="Annual per unit" amount={totals.annualPerUnit} wide={wide}>
          per unit per year
        </Figure>
      </dl>
      <div className={classNames('grid items-start', wide ? 'mt-8 grid-cols-2 gap-8' : 'mt-6 gap-6')}>
        <Community data={data} wide={wide} />
        <Considerations data={data} wide={wide} />
      </div>
    </SlideFrame>
  );
}

interface FigureProps {
  label: string;
  amount: Money;
  wide: boolean;
  children: ReactNode;
}

function Figure({ label, amount, wide, children }: FigureProps) {
  return (
    <div className={classNames('rounded-lg bg-sunken', wide ? 'p-6' : 'p-4')}>
      <dt className={classNames('text-ink-soft', textSize(wide))}>{label}</dt>
      <dd>
        <MoneyText
          cents={toCents(amount)}
          className={classNames('block font-semibold', wide ? 'text-[2.75rem] leading-tight' : 'text-3xl')}
        />
        <span className={classNames('block text-ink-soft', wide ? 'text-xl' : 'text-sm')}>{children}</span>
      </dd>
    </div>
  );
}

function Community({ data: { parameters, funds = [] }, wide }: SlideProps) {
  const { location, units, propertyType, associationType } = parameters;
  const rows = [
    ['Location', location],
    ['Units', String(units)],
    ['Property type', propertyType],
    ...(associationType ? [['Association type', associationType] as const] : []),
    ...funds.flatMap(({ name, opening, closing }) =>
      opening === null || closing === null
        ? []
        : [[`${name} fund`, `from ${dollars(opening)} to ${dollars(closing)}`] as const],
    ),
  ] as const;
  return (
    <section>
      <PartTitle wide={wide}>Community</PartTitle>
      <dl className={classNames('mt-2 divide-y divide-line', textSize(wide))}>
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Considerations({ data: { parameters }, wide }: SlideProps) {
  return (
    <section>
      <PartTitle wide={wide}>Special considerations</PartTitle>
      <p className={classNames('mt-2 whitespace-pre-line wrap-anywhere', textSize(wide))}>
        {parameters.specialConsiderations || 'None were noted for this year.'}
      </p>
    </section>
  );
}
