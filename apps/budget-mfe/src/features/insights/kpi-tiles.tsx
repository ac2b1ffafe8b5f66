import type { Kpi } from '@hoa/contracts';
import { Badge, InfoTip, StatTile, type BadgeProps } from '@hoa/ui';

const statuses: Record<string, { label: string; tone: BadgeProps['tone'] }> = {
  good: { label: 'Good', tone: 'accent' },
  watch: { label: 'Watch', tone: 'amber' },
  poor: { label: 'Needs attention', tone: 'brick' },
  unknown: { label: 'Not known', tone: 'neutral' },
};

/** Key figures of the budget, each with its arithmetic and source behind its 'i'. */
export function KpiTiles({ kpis }: { kpis: Kpi[] }) {
  return (
    <section aria-label="Key figures" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      {kpis.map((kpi) => (
        <StatTile
          key={kpi.id}
          label={kpi.label}
          value={kpi.display}
          detail={<KpiDetail kpi={kpi} />}
          explain={
            <InfoTip label={`About: ${kpi.label}`}>
              <Explanation kpi={kpi} />
            </InfoTip>
          }
        />
      ))}
    </section>
  );
}

function KpiDetail({ kpi: { badge, status, assumption } }: { kpi: Kpi }) {
  const known = statuses[status];
  return (
    <span className="flex flex-wrap gap-2">
      {badge ? (
        <Badge tone={badge === 'With Inflation' ? 'accent' : 'amber'}>{badge}</Badge>
      ) : (
        known && <Badge tone={known.tone}>{known.label}</Badge>
      )}
      {assumption && <Badge tone="amber">Assumption</Badge>}
    </span>
  );
}

function Explanation({ kpi: { explanation, source, inputs } }: { kpi: Kpi }) {
  return (
    <>
      <p>{explanation}</p>
      {inputs.length > 0 && (
        <dl className="mt-3 space-y-1">
          {inputs.map(({ label, value, source: from, assumption }) => (
            <div key={label}>
              <dt className="flex justify-between gap-3">
                {label}
                <span className="figures font-semibold">{value}</span>
              </dt>
              <dd className="text-xs text-ink-soft">{assumption ? `Assumption: ${from}` : from}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-ink-soft">Source: {source}</p>
    </>
  );
}
