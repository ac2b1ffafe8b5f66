import { useMay } from '@hoa/api-client/access';
import type { Budget, BudgetItem, Parameters } from '@hoa/contracts';
import { Button } from '@hoa/ui';
import { ArrowLeft, Download } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { isUnreconciled } from '../check-reading/not-reconciled';
import { FundTable } from '../funds/fund-table';
import { PlausibilityCards } from '../funds/plausibility-cards';
import { ShortfallChoices } from '../funds/shortfall-choices';
import { SurplusChoices } from '../funds/surplus-choices';
import { Journal } from '../journal/journal-dialog';
import { UndoRedo } from '../journal/undo-redo';
import { Versions } from '../versions/versions-dialog';
import { AddLine } from './add-line';
import { BudgetTable } from './budget-table';
import { FilterBar } from './filter-bar';
import { Legend } from './legend';
import { filterLines, isFiltering, NO_FILTER } from './line-filter';
import type { Totals } from './lines';
import { Notices } from './notices';
import { RunNotes } from './run-notes';
import { isOpen, useLineActions } from './use-line-actions';

export interface BudgetTabProps {
  parameters: Parameters;
  budget: Budget | undefined;
  items: BudgetItem[];
  totals: Totals;
}

export function BudgetTab({ parameters, budget, items, totals }: BudgetTabProps) {
  const actions = useLineActions(parameters.id, budget?.revision ?? 0);
  const open = isOpen(budget);
  const may = useMay();
  const { year, fiscalYearStartMonth } = parameters;
  const fiscalYear = useMemo(() => ({ year, fiscalYearStartMonth }), [year, fiscalYearStartMonth]);
  const [filter, setFilter] = useState(NO_FILTER);
  // Typing stays quick while the rows of a long budget follow.
  const settled = useDeferredValue(filter);
  const kept = useMemo(() => (isFiltering(settled) ? filterLines(items, settled) : null), [items, settled]);
  return (
    <div className="flex flex-col gap-5">
      <Notices
        budget={budget}
        items={items}
        shortfallCents={totals.shortfallCents}
        onRebalance={() => actions.rebalance(items)}
      />
      {budget && (
        <PlausibilityCards
          budget={budget}
          items={items}
          readOnly={!open || !may('confirmCard')}
          onRemove={(item) => void actions.remove(item)}
          onShow={({ description }) => setFilter({ ...NO_FILTER, words: description })}
        />
      )}
      {budget && <ShortfallChoices budget={budget} readOnly={!open || !may('coverShortfall')} />}
      {budget && <SurplusChoices budget={budget} readOnly={!open || !may('coverShortfall')} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <FilterBar filter={filter} onFilter={setFilter} shown={(kept ?? items).length} all={items.length} />
        <div className="flex flex-wrap items-center gap-2">
          {budget && open && <UndoRedo budget={budget} />}
          <Journal parametersId={parameters.id} />
          <Versions parametersId={parameters.id} open={open} />
          {open && <AddLine onAdd={actions.add} />}
        </div>
      </div>
      <Legend />
      <BudgetTable
        items={items}
        totals={totals}
        kept={kept}
        fiscalYear={fiscalYear}
        readOnly={!open}
        isReconciled={!isUnreconciled(budget)}
        actions={actions}
      />
      {budget?.funds && budget.funds.length > 0 && <FundTable funds={budget.funds} />}
      {budget?.runId && <RunNotes runId={budget.runId} />}
      <div className="flex flex-wrap justify-between gap-3">
        <Button asChild>
          <Link to={`/budget-parameters/${parameters.id}`}>
            <ArrowLeft aria-hidden />
            Back to Parameters
          </Link>
        </Button>
        <Button variant="primary" asChild>
          <Link to={`/budget-export/${parameters.id}`}>
            <Download aria-hidden />
            Export Budget
          </Link>
        </Button>
      </div>
    </div>
  );
}
