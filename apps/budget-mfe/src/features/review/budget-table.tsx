import { INCOME_GROUP, percentChange, type Amounts, type GroupTotal } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import {
  Badge,
  classNames,
  MoneyText,
  PercentChange,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@hoa/ui';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { changeColumn, COLUMN_COUNT, from, overAmounts, tight } from './columns';
import { LineRow } from './line-row';
import { usualPriorBasis, priorBasisLabel, totalsOf, type Line, type Totals } from './lines';
import type { LineActions } from './use-line-actions';

export interface BudgetTableProps {
  /** The lines to show. */
  items: BudgetItem[];
  /** Of the whole budget, whatever is shown: what the foot says. */
  totals: Totals;
  /** Some lines are left out: sums of groups say so. */
  filtered: boolean;
  year: number;
  readOnly: boolean;
  actions: LineActions;
}

/** Income, expenses by group, and what is left: every total is the sum of the lines above it. */
export function BudgetTable({ items, totals, filtered, year, readOnly, actions }: BudgetTableProps) {
  const shown = useMemo(() => (filtered ? totalsOf(items) : totals), [filtered, items, totals]);
  const priorBasis = useMemo(() => usualPriorBasis(items), [items]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (group: string) => {
    const next = new Set(closed);
    if (!next.delete(group)) next.add(group);
    setClosed(next);
  };
  return (
    // Clipped, not scrolled: header and totals stay in sight as the page itself scrolls.
    // Columns of fixed widths: an amount that opens or changes moves its own row, not all of a long budget.
    <Table label="Budget" className="table-fixed" frameClassName="relative overflow-clip">
      <TableHead>
        <TableRow>
          <TableHeaderCell className={classNames('w-24', from.md)}>GL Code</TableHeaderCell>
          <TableHeaderCell>Description</TableHeaderCell>
          <TableHeaderCell numeric className={classNames('w-28 sm:w-40', overAmounts)}>
            {year} Budget
          </TableHeaderCell>
          <TableHeaderCell numeric className={classNames('w-32', from.sm)}>
            {year - 1} Actual
            {priorBasis !== 'actual' && (
              <span className="block font-normal">({priorBasisLabel(priorBasis)})</span>
            )}
          </TableHeaderCell>
          <TableHeaderCell numeric className={classNames('w-22 sm:w-28', changeColumn)}>
            Change
          </TableHeaderCell>
          <TableHeaderCell className={classNames('w-1/4', from.lg)}>Notes</TableHeaderCell>
        </TableRow>
      </TableHead>
      {shown.groups.map((group) => (
        <Group
          key={group.group}
          group={group}
          filtered={filtered}
          open={!closed.has(group.group)}
          onToggle={() => toggle(group.group)}
          rows={{ year, priorBasis, readOnly, actions }}
        />
      ))}
      {items.length === 0 && (
        <TableBody>
          <TableRow>
            <TableCell colSpan={COLUMN_COUNT} className="py-6 text-center text-ink-soft">
              No line matches. The totals below are those of the whole budget.
            </TableCell>
          </TableRow>
        </TableBody>
      )}
      <Foot totals={totals} />
    </Table>
  );
}

interface GroupProps {
  group: GroupTotal<Line>;
  filtered: boolean;
  open: boolean;
  onToggle: () => void;
  rows: { year: number; priorBasis: string; readOnly: boolean; actions: LineActions };
}

function Group({ group, filtered, open, onToggle, rows }: GroupProps) {
  const isIncome = group.group === INCOME_GROUP;
  const subtotal = filtered ? `Shown of ${group.group}` : isIncome ? 'Total Income' : `Total ${group.group}`;
  return (
    <TableBody>
      <TableRow kind="group">
        <TableHeaderCell scope="rowgroup" colSpan={COLUMN_COUNT} className="pb-1.5 text-sm">
          <button
            type="button"
            aria-expanded={open}
            onClick={onToggle}
            className="-ml-1 inline-flex items-center gap-1 rounded-sm py-0.5 pr-2 font-semibold hover:text-accent"
          >
            <ChevronDown
              aria-hidden
              className={classNames('size-4 transition-transform duration-150', !open && '-rotate-90')}
            />
            {group.group}
          </button>
        </TableHeaderCell>
      </TableRow>
      {open && group.items.map((line) => <LineRow key={line.item.id} line={line} {...rows} />)}
      <SumRow label={subtotal} amounts={group} rise={isIncome ? 'neutral' : 'attention'} />
    </TableBody>
  );
}

interface SumRowProps {
  label: string;
  amounts: Amounts;
  rise: 'attention' | 'neutral';
  /** In the sticky foot. */
  isTotal?: boolean;
}

function SumRow({ label, amounts, rise, isTotal = false }: SumRowProps) {
  return (
    <TableRow kind={isTotal ? 'total' : 'subtotal'} className={isTotal ? footRow : undefined}>
      <td className={from.md} />
      <TableHeaderCell scope="row" className="font-semibold text-ink">
        {label}
      </TableHeaderCell>
      <TableCell numeric className={tight}>
        <MoneyText cents={amounts.proposedCents} className="px-2" />
      </TableCell>
      <TableCell numeric className={from.sm}>
        <MoneyText cents={amounts.previousCents} />
      </TableCell>
      <TableCell numeric className={changeColumn}>
        <PercentChange value={percentChange(amounts.proposedCents, amounts.previousCents)} rise={rise} />
      </TableCell>
      <td className={from.lg} />
    </TableRow>
  );
}

/** A row's own border stays behind when its foot sticks, and what scrolls below shows through the gap. */
const footRow = 'border-0 bg-surface [&>*]:py-1.5 sm:[&>*]:py-2';

function Foot({ totals }: { totals: Totals }) {
  const { net } = totals;
  const covered = net.proposedCents >= 0;
  const note = covered ? 'Budget is balanced' : 'Requires attention';
  return (
    <TableFoot>
      <SumRow isTotal label="Total Operating Expenses" amounts={totals.expenses} rise="attention" />
      <TableRow kind="total" className={footRow}>
        <td className={from.md} />
        <TableHeaderCell scope="row" className="font-semibold text-ink">
          Net Operating Position
          <span className="block text-xs font-normal text-ink-soft lg:hidden">{note}</span>
        </TableHeaderCell>
        <TableCell numeric className={tight}>
          <MoneyText cents={net.proposedCents} className="px-2" />
        </TableCell>
        <TableCell numeric className={from.sm}>
          <MoneyText cents={net.previousCents} />
        </TableCell>
        <TableCell numeric className={changeColumn}>
          <Badge tone={covered ? 'accent' : 'amber'}>{covered ? 'Surplus' : 'Deficit'}</Badge>
        </TableCell>
        <TableCell className={classNames('font-normal text-ink-soft', from.lg)}>{note}</TableCell>
      </TableRow>
    </TableFoot>
  );
}
