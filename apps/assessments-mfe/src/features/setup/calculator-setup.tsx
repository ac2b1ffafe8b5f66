import { Banner } from '@hoa/ui';
import { useState, type ReactNode } from 'react';
import { BudgetTotalStep } from '../budget-total/budget-total-step';
import type { Calculation } from '../calculator/use-calculation';
import type { Calculator } from '../calculator/use-calculator';
import { MethodChoice } from '../method/method-choice';
import { dividesByShare } from '../method/methods';
import { blockedReason, planReason } from '../ownership/blocked';
import { OwnershipReview } from '../ownership/ownership-review';
import { CalculateStep } from './calculate-step';
import { UnitsStep } from './units-step';

export interface CalculatorSetupProps {
  calculator: Calculator;
  calculation: Calculation;
  /** Rows stand open from the start: someone came back to correct them. */
  reviewing: boolean;
  onUploaded: (documentId: number) => void;
  createBudget?: ReactNode;
}

const NO_CATEGORIES = new Map<string, number>();

/** What the calculation needs, in three steps: the units, a total, and the go-ahead. */
export function CalculatorSetup(props: CalculatorSetupProps) {
  const { calculator, calculation, reviewing, onUploaded, createBudget } = props;
  const { state, dispatch, isKept } = calculator;
  const { outcome, figures, analysing, calculate } = calculation;
  const [open, setOpen] = useState(reviewing);
  const [tried, setTried] = useState(false);
  const { units, total, pools } = state;
  // Rows that are still being typed are not found fault with before someone asks for the result.
  const judged = tried || state.analysis !== null || state.kept !== null;
  const blocked = judged && outcome?.kind === 'blocked' ? blockedReason(outcome, units) : null;
  const planned = outcome?.kind === 'problem' && total.cents > 0 ? planReason(outcome) : null;
  return (
    <div className="space-y-6">
      {!isKept && (
        <Banner tone="attention" title="Your work is not being saved in this browser">
          There is no room for it, or the browser keeps nothing. Please keep the schedule before you leave
          this page.
        </Banner>
      )}
      <UnitsStep state={state} dispatch={dispatch} onUploaded={onUploaded}>
        <OwnershipReview
          units={units}
          analysis={state.analysis}
          gap={state.gap}
          onGap={(gap) => dispatch({ type: 'gap', gap })}
          problem={blocked}
          byShares={dividesByShare(pools)}
          open={open || (state.analysis === null && state.kept === null && units.length <= FEW)}
          onOpen={setOpen}
          onChange={(place, change) => dispatch({ type: 'unit', place, change })}
          onAdd={() => dispatch({ type: 'unitAdded' })}
          onRemove={(place) => dispatch({ type: 'unitRemoved', place })}
        />
      </UnitsStep>
      <BudgetTotalStep
        total={total}
        year={state.year}
        figures={figures}
        onTotal={(given, year) => dispatch({ type: 'total', total: given, year })}
        onYear={(year) => dispatch({ type: 'set', change: { year } })}
        createBudget={createBudget}
      />
      <CalculateStep
        ready={(units.length > 0 || state.documentId !== null) && total.cents > 0}
        busy={analysing}
        problem={planned}
        onCalculate={() => {
          setTried(true);
          void calculate();
        }}
      >
        <MethodChoice
          units={units}
          pools={pools}
          assumed={state.poolsAssumed}
          categories={figures?.categories ?? NO_CATEGORIES}
          onPools={(changed) => dispatch({ type: 'pools', pools: changed })}
        />
      </CalculateStep>
    </div>
  );
}

/** Rows that are typed one by one are seen while they are. */
const FEW = 3;
