import { INCOME_GROUP, type Amounts } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { classNames } from '@hoa/ui';
import { ChevronDown } from 'lucide-react';
import { memo, useMemo, useRef, useState } from 'react';
import { changeColumn, COLUMN_COUNT, from, overAmounts } from './columns';
import { LineRow, type LineRowProps } from './line-row';
import {
  latestEarlierYear,
  earlierLabel,
  otherFundsOf,
  priorBasisLabel,
  totalsOf,
  usualPriorBasis,
  yearLabel,
  type FiscalYear,
  type Line,
  type Totals,
} from './lines';
import { useHiddenRows } from './use-hidden-rows';
import { Body, BudgetFrame, Cell, Head, HeaderCell, Row } from './table-parts';
import { SumRow, Totalled } from './table-sums';
import type { LineActions } from './use-line-actions';

export interface BudgetTableProps {
  items: BudgetItem[];
  /** Of the whole budget, whatever is shown: what the foot says. */
  totals: Totals;
  /** The lines that a filter keeps; null where nothing is filtered. Sums of groups say that lines are left out. */
  kept: BudgetItem[] | null;
  fiscalYear: FiscalYear;
  readOnly: boolean;
  /** False: the foot makes no claim about the balance. */
  isReconciled: boolean;
  actions: LineActions;
}

/** So many rows a browser draws at once without being slow. */
const FEW_LINES = 100;

/**
 * Income, expenses by group, and what is left: every total is the sum of the lines above it. A line that is filtered out or
 * whose group is closed is hidden, not taken away: to make hundreds of rows anew takes far longer than to show them, and
 * what was opened or typed in them stays.
 */
export const BudgetTable = memo(function BudgetTable({
  items,
  totals,
  kept,
  fiscalYear,
  readOnly,
  isReconciled,
  actions,
}: BudgetTableProps) {
  const shown = useMemo(() => (kept ? shownOf(kept) : null), [kept]);
  const priorBasis = useMemo(() => usualPriorBasis(items), [items]);
  const priorYear = latestEarlierYear(items, fiscalYear);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (group: string) => {
    const next = new Set(closed);
    if (!next.delete(group)) next.add(group);
    setClosed(next);
  };
  const ofMany = items.length > FEW_LINES;
  const others = useMemo(() => otherFundsOf(items), [items]);
  const rows = useMemo(
    () => ({ fiscalYear, priorYear, priorBasis, ofMany, readOnly, actions }),
    [fiscalYear, priorYear, priorBasis, ofMany, readOnly, actions],
  );
  const headings = (
    <TableHeadings
      year={yearLabel(fiscalYear)}
      priorYear={priorYear}
      // Sums of several years, which the rows name.
      isMixed={earlierLabel(totals, fiscalYear) !== priorYear}
      priorBasis={priorBasis}
    />
  );
  const operating = (
    // Clipped, not scrolled: header and totals stay in sight as the page itself scrolls.
    <BudgetFrame label="Budget" frameClassName="relative overflow-clip">
      {headings}
      {totals.groups.map(({ group, ...of }) => (
        <Group
          key={group}
          group={{ ...of, name: group, isIncome: group === INCOME_GROUP }}
          shown={shown}
          open={!closed.has(group)}
          onToggle={() => toggle(group)}
          rows={rows}
        />
      ))}
      {kept?.length === 0 && (
        <Body>
          <Row>
            <Cell colSpan={COLUMN_COUNT} className="py-6 text-center text-ink-soft">
              No line matches. The totals below are those of the whole budget.
            </Cell>
          </Row>
        </Body>
      )}
      <Totalled totals={totals} isReconciled={isReconciled} />
    </BudgetFrame>
  );
  if (others.length === 0) return operating;
  return (
    <>
      {operating}
      <BudgetFrame label="Lines of other funds" frameClassName="relative overflow-clip">
        {headings}
        {others.map(({ name, type, ...of }) => (
          <Group
            key={name}
            group={{ ...of, name, isIncome: type === 'income' }}
            shown={shown}
            open={!closed.has(name)}
            onToggle={() => toggle(name)}
            rows={rows}
          />
        ))}
      </BudgetFrame>
    </>
  );
});

/** What a filter leaves: its lines, and the sums of each group over them. */
interface Shown {
  ids: ReadonlySet<number>;
  sums: ReadonlyMap<string, Amounts>;
}

function shownOf(kept: readonly BudgetItem[]): Shown {
  const sums = new Map<string, Amounts>(totalsOf(kept).groups.map((group) => [group.group, group]));
  for (const group of otherFundsOf(kept)) sums.set(group.name, group);
  return { ids: new Set(kept.map(({ id }) => id)), sums };
}

interface TableHeadingsProps {
  year: string;
  priorYear: string;
  isMixed: boolean;
  priorBasis: string;
}

function TableHeadings({ year, priorYear, isMixed, priorBasis }: TableHeadingsProps) {
  const notes = [
    isMixed ? 'and earlier' : '',
    priorBasis === 'actual' ? '' : priorBasisLabel(priorBasis),
  ].filter(Boolean);
  return (
    <Head>
      <Row className="items-end">
        <HeaderCell className={from.md}>GL Code</HeaderCell>
        <HeaderCell>Description</HeaderCell>
        <HeaderCell numeric className={overAmounts}>
          {year} Budget
        </HeaderCell>
        <HeaderCell numeric className={from.sm}>
          {priorYear} Actual
          {notes.length > 0 && <span className="block font-normal">({notes.join(', ')})</span>}
        </HeaderCell>
        <HeaderCell numeric className={changeColumn}>
          Change
        </HeaderCell>
        <HeaderCell className={from.lg}>Notes</HeaderCell>
      </Row>
    </Head>
  );
}

interface GroupProps {
  group: Amounts & { name: string; isIncome: boolean; items: Line[] };
  shown: Shown | null;
  open: boolean;
  onToggle: () => void;
  rows: Omit<LineRowProps, 'line'>;
}

function Group({ group, shown, open, onToggle, rows }: GroupProps) {
  const { name, isIncome } = group;
  const subtotal = shown ? `Shown of ${name}` : `Total ${name}`;
  const sums = shown ? shown.sums.get(name) : group;
  const body = useRef<HTMLTableSectionElement>(null);
  useHiddenRows(body, { lines: group.items, open, kept: shown?.ids ?? null });
  return (
    <Body ref={body} hidden={!sums} className={rows.ofMany ? 'budget-group-of-many' : undefined}>
      <Row kind="group">
        <HeaderCell scope="rowgroup" colSpan={COLUMN_COUNT} className="pb-1.5 text-sm">
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
            {name}
          </button>
        </HeaderCell>
      </Row>
      <Lines lines={group.items} rows={rows} />
      {sums && <SumRow label={subtotal} amounts={sums} rise={isIncome ? 'neutral' : 'attention'} />}
    </Body>
  );
}

interface LinesProps {
  lines: readonly Line[];
  rows: GroupProps['rows'];
}

/** Groups are added up anew after each edit: the rows of those that it did not concern are not gone through. */
const Lines = memo(
  function Lines({ lines, rows }: LinesProps) {
    return lines.map((line) => <LineRow key={line.item.id} line={line} {...rows} />);
  },
  (before, now) =>
    before.rows === now.rows &&
    before.lines.length === now.lines.length &&
    before.lines.every((line, index) => line === now.lines[index]),
);
