import type { Budget, BudgetItem, Parameters } from '@hoa/contracts';
import { Button } from '@hoa/ui';
import { ArrowLeft, Download } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
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
        year={parameters.year}
        readOnly={!open}
        actions={actions}
      />
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
