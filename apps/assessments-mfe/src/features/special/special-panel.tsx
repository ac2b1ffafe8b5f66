import { specialPlan, toDecimalString } from '@hoa/budget-math';
import { Banner, Button, Card, FormField, Input, MoneyInput } from '@hoa/ui';
import { Download, FileText } from 'lucide-react';
import { useMemo } from 'react';
import type { SpecialAssessment } from '../calculator/state';
import { blockedReason, planReason } from '../ownership/blocked';
import { calculationOf, type Calculated, type SchedulePlan } from '../results/calculation';
import { useExport } from '../results/use-export';
import type { ExportedDetail } from '../results/details';
import { specialCsv, specialOf, specialRows } from './special';
import { SpecialTable } from './special-table';

export interface SpecialPanelProps {
  schedule: SchedulePlan;
  year: number;
  special: SpecialAssessment;
  onSpecial: (special: SpecialAssessment) => void;
  onExported?: ((detail: ExportedDetail) => void) | undefined;
  /** Statements of it for all units. */
  onStatements?: ((of: { title: string; total: string; instalments: number }) => void) | undefined;
  statementsBusy?: boolean;
}

/** A further amount beside the year’s assessments, paid in instalments. */
export function SpecialPanel({ schedule, special, onSpecial, ...rest }: SpecialPanelProps) {
  const { cents, instalments, amountProblem, countProblem } = specialOf(special);
  const plan = useMemo(() => specialPlan(schedule.plan), [schedule.plan]);
  const outcome = useMemo(
    () =>
      cents > 0 ? calculationOf({ schedule: { units: schedule.units, plan }, totalCents: cents }) : null,
    [schedule.units, plan, cents],
  );
  const set = (change: Partial<SpecialAssessment>) => onSpecial({ ...special, ...change });
  return (
    <Card asChild className="space-y-5 p-5 sm:p-6">
      <section aria-label="Special assessment">
        <div>
          <h2 className="text-lg font-semibold">Special assessment</h2>
          <p className="text-ink-soft">
            One amount for one purpose, beside the year’s assessments, in instalments.
          </p>
        </div>
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
          <FormField label="What it is for">
            <Input
              value={special.title}
              maxLength={120}
              placeholder="Roof"
              onChange={({ target }) => set({ title: target.value })}
            />
          </FormField>
          <FormField label="Special amount" error={amountProblem}>
            <MoneyInput value={special.amount} onValueChange={(amount) => set({ amount })} />
          </FormField>
          <FormField label="Number of installments" error={countProblem}>
            <Input
              inputMode="numeric"
              className="figures text-right"
              value={special.count}
              onChange={({ target }) => set({ count: target.value })}
            />
          </FormField>
        </div>
        {plan.pools.length < schedule.plan.pools.length && (
          <p className="text-sm text-ink-soft">
            It is divided by ownership interest: the amounts and categories that divide the budget say nothing
            about it.
          </p>
        )}
        {outcome?.kind === 'blocked' && <Problem {...blockedReason(outcome, schedule.units)} />}
        {outcome?.kind === 'problem' && <Problem {...planReason(outcome)} />}
        {outcome?.kind === 'assessed' && !countProblem && (
          <Outcome
            {...rest}
            schedule={schedule}
            outcome={outcome}
            instalments={instalments}
            title={special.title.trim()}
          />
        )}
      </section>
    </Card>
  );
}

function Problem({ title, description }: { title: string; description: string }) {
  return (
    <Banner tone="problem" title={title} announce>
      {description}
    </Banner>
  );
}

interface OutcomeProps extends Omit<SpecialPanelProps, 'special' | 'onSpecial'> {
  outcome: Calculated;
  instalments: number;
  title: string;
}

function Outcome(props: OutcomeProps) {
  const { schedule, outcome, instalments, title, year, onExported, onStatements, statementsBusy } = props;
  const rows = useMemo(() => specialRows(outcome, instalments), [outcome, instalments]);
  const save = useExport();
  const { totalCents, unallocatedCents } = outcome;
  const download = () => {
    const fileName = `special-assessment-${year}.csv`;
    const csv = specialCsv({ schedule, rows, unallocatedCents, totalCents, instalments });
    if (save(fileName, csv)) onExported?.({ fileName, year, rows: rows.length, kind: 'special' });
  };
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <Button onClick={download}>
          <Download aria-hidden />
          Export special CSV
        </Button>
        {onStatements && (
          <Button
            loading={statementsBusy}
            onClick={() =>
              onStatements({
                title: title || 'Special assessment',
                total: toDecimalString(totalCents),
                instalments,
              })
            }
          >
            <FileText aria-hidden />
            Special statements (PDF)
          </Button>
        )}
      </div>
      <SpecialTable
        units={schedule.units}
        rows={rows}
        title={title || 'Special assessment'}
        totalCents={totalCents}
        unallocatedCents={unallocatedCents}
        instalments={instalments}
      />
    </div>
  );
}
