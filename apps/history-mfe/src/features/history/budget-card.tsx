import { toCents } from '@hoa/budget-math';
import type { Parameters } from '@hoa/contracts';
import { Card, MoneyText } from '@hoa/ui';
import { Building2, Calendar, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCreated } from './group-budgets';

/** One budget; the whole card leads to its review. */
export function BudgetCard({ budget, association }: { budget: Parameters; association: string }) {
  return (
    <Card asChild interactive className="h-full">
      <Link to={`/budget-review/${budget.id}`}>
        <h3 className="text-lg font-semibold">
          {/* In a list of links the heading above the group is not heard. */}
          <span className="sr-only">{association}, </span>
          {budget.year} Budget
        </h3>
        <p className="mt-0.5 text-ink-soft">
          {budget.budgetTotal === null ? (
            'Not generated yet'
          ) : (
            <MoneyText cents={toCents(budget.budgetTotal)} />
          )}
        </p>
        <dl className="mt-4 space-y-1.5 text-sm text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
          <Detail icon={<MapPin aria-hidden />} label="Location" value={budget.location} />
          <Detail
            icon={<Building2 aria-hidden />}
            label="Units"
            value={`${budget.units} units · ${budget.propertyType}`}
          />
          <Detail
            icon={<Calendar aria-hidden />}
            label="Created"
            value={<time dateTime={budget.createdAt}>{formatCreated(budget.createdAt)}</time>}
          />
        </dl>
      </Link>
    </Card>
  );
}

function Detail({ icon, label, value }: { icon: React.ReactNode; label: string; value: React.ReactNode }) {
  return (
    <div className="flex gap-2">
      {icon}
      <dt className="sr-only">{label}</dt>
      <dd className="min-w-0">{value}</dd>
    </div>
  );
}
