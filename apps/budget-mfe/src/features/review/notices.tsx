import { formatDollars } from '@hoa/budget-math';
import type { Budget, BudgetItem } from '@hoa/contracts';
import { Banner, Button } from '@hoa/ui';
import { useState } from 'react';

export interface NoticesProps {
  budget: Budget | undefined;
  items: BudgetItem[];
  shortfallCents: number;
  onRebalance: () => Promise<boolean>;
}

/** What a reader should know before the figures. */
export function Notices({ budget, items, shortfallCents, onRebalance }: NoticesProps) {
  const toReview = items.filter((item) => item.needsReview).length;
  return (
    <div className="space-y-3 empty:hidden">
      {budget?.status === 'adopted' && (
        <Banner title="This budget is adopted">Its lines can be read, not changed.</Banner>
      )}
      {budget?.parametersChanged && (
        <Banner tone="attention" title="Parameters changed since generation">
          Parameters, documents or rates changed after this budget was generated. Regenerate to take them in;
          amounts you edited can be kept.
        </Banner>
      )}
      {shortfallCents > 0 && (
        <Shortfall
          cents={shortfallCents}
          canRebalance={budget?.status !== 'adopted'}
          onRebalance={onRebalance}
        />
      )}
      {toReview > 0 && (
        <Banner
          tone="attention"
          title={toReview === 1 ? '1 line needs your review' : `${toReview} lines need your review`}
        >
          Two readings disagree, or a figure could not be matched to a document. Open a line marked ‘Review’
          to see why.
        </Banner>
      )}
    </div>
  );
}

interface ShortfallProps {
  cents: number;
  canRebalance: boolean;
  onRebalance: () => Promise<boolean>;
}

function Shortfall({ cents, canRebalance, onRebalance }: ShortfallProps) {
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    void onRebalance().finally(() => setBusy(false));
  };
  return (
    <Banner
      tone="attention"
      title={`Income falls short of expenses by ${formatDollars(cents)}`}
      aside={
        canRebalance && (
          <Button size="sm" loading={busy} onClick={run}>
            Rebalance
          </Button>
        )
      }
    >
      Edits never change other lines by themselves. Rebalance raises assessment income by the shortfall and 5%
      of it as a margin.
    </Banner>
  );
}
