import { chartDollars, seriesColour, type ChartRow, type ChartSeries } from './series';

interface Hovered {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

/** What a bar is worth, exactly, for who points at it. The table has the same. */
export function ChartTooltip({
  active,
  payload,
  series,
  rowOf,
}: Hovered & { series: readonly ChartSeries[]; rowOf: (drawn: unknown) => ChartRow | undefined }) {
  const row = active ? rowOf(payload?.[0]?.payload) : undefined;
  if (!row) return null;
  return (
    <div className="rounded-md border border-line bg-raised px-3 py-2 text-sm text-ink shadow-raised">
      <p className="font-semibold">{row.label}</p>
      <ul>
        {series.map(({ id, label }, index) => (
          <li key={id} className="flex items-center gap-2">
            <span aria-hidden className="size-2.5 rounded-sm" style={{ background: seriesColour(index) }} />
            <span className="mr-auto pr-4">{label}</span>
            <span className="figures">{chartDollars(row.cents[index] ?? null)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
