import { percentSum, sharesArePartsOf, sumByGroup, assessedUnit, type GroupSum } from '@hoa/budget-math';
import type { ScheduleUnit, ShareGap } from '@hoa/contracts';
import { Banner, Button } from '@hoa/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import type { Analysis } from '../calculator/state';
import { gapsOf } from '../results/calculation';
import type { Reason } from './blocked';
import { GapChoice } from './gap-choice';
import { OwnershipTable, type OwnershipTableProps } from './ownership-table';
import { percentText } from './share-text';
import { TablesInForce } from './tables-in-force';

export interface OwnershipReviewProps extends Omit<OwnershipTableProps, 'units'> {
  units: readonly ScheduleUnit[];
  analysis: Analysis | null;
  gap: ShareGap;
  onGap: (gap: ShareGap) => void;
  /** Why nothing can be calculated, where that is so. */
  problem: Reason | null;
  /** Whether any part of the total is divided by ownership interest: without one the sum does not matter. */
  byShares: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The units with what each owns: where it stands, what it adds up to, and what to do about a difference. */
export function OwnershipReview(props: OwnershipReviewProps) {
  const { units, analysis, gap, onGap, problem, byShares, open, onOpen } = props;
  const sums = useMemo(() => sumsOf(units), [units]);
  const gaps = byShares && !problem ? gapsOf(sums) : [];
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <section aria-label="Ownership interests" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <strong className="font-semibold">
            {units.length.toLocaleString('en-US')} {units.length === 1 ? 'unit' : 'units'}
          </strong>
          {sentenceOf(sums)}
        </p>
        <Button size="sm" aria-expanded={open} onClick={() => onOpen(!open)}>
          <Chevron aria-hidden />
          {open ? 'Hide the rows' : 'Review the rows'}
        </Button>
      </div>
      {problem && (
        <Banner
          tone="problem"
          title={problem.title}
          announce
          aside={
            open ? undefined : (
              <Button size="sm" onClick={() => onOpen(true)}>
                Correct rows by hand
              </Button>
            )
          }
        >
          {problem.description}
        </Banner>
      )}
      {gaps.length > 0 && <GapChoice gaps={gaps} gap={gap} onGap={onGap} onCorrect={() => onOpen(true)} />}
      {analysis && <TablesInForce analysis={analysis} />}
      {open && <OwnershipTable {...props} />}
    </section>
  );
}

interface Sums {
  sums: GroupSum[];
  sum: GroupSum['sum'];
  byGroup: boolean;
}

function sumsOf(wire: readonly ScheduleUnit[]): Sums {
  const units = wire.map(assessedUnit);
  return {
    sums: sumByGroup(units),
    sum: percentSum(units),
    byGroup: sharesArePartsOf(units) === 'group' && units.some(({ group }) => group),
  };
}

function sentenceOf({ sums, sum, byGroup }: Sums): string {
  if (sum.n === 0n) return ', no ownership interest recorded';
  if (!byGroup) return `, together ${percentText(sum)}`;
  return `: ${sums.map((one) => `${one.group || 'no tower'} ${percentText(one.sum)}`).join(', ')}`;
}
