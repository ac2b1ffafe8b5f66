import { toCents, type Cents } from '@hoa/budget-math';
import { Banner, Button, Loading, PageHeader, Skeleton } from '@hoa/ui';
import { ArrowLeft, BookmarkPlus, FileText } from 'lucide-react';
import { useMemo } from 'react';
import { EmbedKeys } from '../embed-keys/embed-keys';
import { TotalField, YearField } from '../budget-total/budget-total-step';
import type { Calculation } from '../calculator/use-calculation';
import type { Calculator } from '../calculator/use-calculator';
import { ChangesPanel } from '../limits/changes-panel';
import { useLastYear } from '../limits/use-last-year';
import { dividesByShare, METHOD_LABELS, methodOf } from '../method/methods';
import { GapChoice } from '../ownership/gap-choice';
import { ConflictDialog } from '../kept-schedules/conflict-dialog';
import { KeepDialog } from '../kept-schedules/keep-dialog';
import { useKeptStatements } from '../statements/use-kept-statements';
import { SpecialPanel } from '../special/special-panel';
import { specialOf } from '../special/special';
import { gapsOf, type Calculated } from './calculation';
import type { CalculatedDetail, ExportedDetail } from './details';
import { AssessmentResults } from './results';

export interface CalculatorResultsProps {
  calculator: Calculator;
  calculation: Calculation;
  /** Back to the set-up; with the rows open where they are to be corrected. */
  onBack: (review: boolean) => void;
  onCalculated?: ((detail: CalculatedDetail) => void) | undefined;
  onExported?: ((detail: ExportedDetail) => void) | undefined;
}

/** What every unit pays, beside last year, with what can be made of it. */
export function CalculatorResults(props: CalculatorResultsProps) {
  const { calculator, calculation, onBack, onCalculated, onExported } = props;
  const { state, dispatch } = calculator;
  const { schedule, outcome, budget, figures, waiting } = calculation;
  const { year, total, instalments } = state;
  const lastYear = useLastYear(calculation, state);
  const statements = useKeptStatements(calculator, budget);
  const associationName =
    state.kept?.associationName ?? budget?.associationName ?? state.analysis?.associationName ?? undefined;
  return (
    <div className="space-y-6">
      <PageHeader
        className="mb-6"
        title="Assessment Calculator"
        subtitle={[associationName, `${year} assessments`].filter(Boolean).join(', ')}
        back={
          <Button size="sm" onClick={() => onBack(false)}>
            <ArrowLeft aria-hidden />
            Back to Setup
          </Button>
        }
        actions={
          <>
            {state.kept && <EmbedKeys scheduleId={state.kept.id} associationId={state.kept.associationId} />}
            <Button onClick={() => statements.askToKeep()}>
              <BookmarkPlus aria-hidden />
              {state.kept ? (state.changed ? 'Keep changes' : 'Keep as…') : 'Keep schedule'}
            </Button>
          </>
        }
      />
      <div className="flex flex-wrap items-start gap-4">
        <div className="grow basis-56">
          <TotalField total={total} onTotal={(given) => dispatch({ type: 'total', total: given })} />
        </div>
        <div className="basis-28">
          <YearField year={year} onYear={(given) => dispatch({ type: 'set', change: { year: given } })} />
        </div>
        <p className="grow-2 basis-64 text-sm text-ink-soft sm:pt-9">
          Divided: {METHOD_LABELS[methodOf(state.pools)].label.toLowerCase()}. A change of the total is worked
          out at once.
        </p>
      </div>
      <Notices {...{ calculator, outcome, onBack }} />
      {total.cents <= 0 ? (
        <Banner tone="attention" title="Enter budget total">
          Please enter or select a budget total
        </Banner>
      ) : waiting ? (
        <Loading label="Loading the budget’s categories…">
          <Skeleton className="h-64 rounded-lg" />
        </Loading>
      ) : (
        <AssessmentResults
          schedule={schedule}
          totalCents={total.cents}
          year={year}
          associationName={associationName}
          categories={figures?.categories}
          before={lastYear.before}
          instalments={instalments}
          onInstalments={(count) => dispatch({ type: 'set', change: { instalments: count } })}
          {...(onCalculated ? { onCalculated } : {})}
          {...(onExported ? { onExported } : {})}
          rowAction={({ place, unit }) => (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Statement of unit ${unit.unit} (PDF)`}
              onClick={() => statements.run({ places: [place] })}
            >
              <FileText aria-hidden />
            </Button>
          )}
          actions={
            <Button loading={statements.busy} onClick={() => statements.run({})}>
              <FileText aria-hidden />
              All statements (PDF)
            </Button>
          }
        />
      )}
      {outcome?.kind === 'assessed' && total.cents > 0 && (
        <>
          <Changes {...{ calculator, calculation, outcome, lastYear }} />
          <SpecialPanel
            schedule={schedule}
            year={year}
            special={state.special}
            onSpecial={(special) => dispatch({ type: 'set', change: { special } })}
            onExported={onExported}
            onStatements={(special) => statements.run({ special })}
            statementsBusy={statements.busy}
          />
        </>
      )}
      <KeepDialog {...statements.dialog} />
      <ConflictDialog
        {...statements.conflictDialog}
        onOpenNewer={(schedule) => {
          statements.conflictDialog.onClose();
          dispatch({ type: 'opened', schedule });
        }}
      />
    </div>
  );
}

/** What has to be known about the schedule before it is believed. */
function Notices({
  calculator: { state, dispatch },
  outcome,
  onBack,
}: Pick<CalculatorResultsProps, 'calculator' | 'onBack'> & { outcome: Calculation['outcome'] }) {
  const gaps = outcome?.kind === 'assessed' && dividesByShare(state.pools) ? gapsOf(outcome) : [];
  return (
    <>
      {state.poolsAssumed && (
        <Banner
          tone="attention"
          title="Assumption: each tower pays in proportion to its number of units"
          aside={
            <Button size="sm" onClick={() => onBack(false)}>
              Check in Setup
            </Button>
          }
        >
          How towers divide the budget among each other is for the declaration to say.
        </Banner>
      )}
      {gaps.length > 0 && (
        <GapChoice
          gaps={gaps}
          gap={state.gap}
          onGap={(gap) => dispatch({ type: 'gap', gap })}
          onCorrect={() => onBack(true)}
        />
      )}
    </>
  );
}

interface ChangesProps extends Pick<CalculatorResultsProps, 'calculator' | 'calculation'> {
  outcome: Calculated;
  lastYear: { before: readonly Cents[] | undefined; problem: string | undefined };
}

function Changes({ calculator: { state, dispatch }, calculation, outcome, lastYear }: ChangesProps) {
  const { budget, figures } = calculation;
  const { units } = state;
  const before = useMemo(
    () =>
      units.map((unit, place) =>
        unit.lastYear === undefined ? lastYear.before?.[place] : toCents(unit.lastYear),
      ),
    [units, lastYear.before],
  );
  const special = specialOf(state.special);
  return (
    <ChangesPanel
      units={units}
      now={outcome.cents}
      before={before}
      totalCents={state.total.cents}
      lastYearTotal={state.lastYearTotal}
      lastYearProblem={lastYear.problem}
      onLastYearTotal={(text) => dispatch({ type: 'set', change: { lastYearTotal: text } })}
      location={state.location || (budget?.location ?? '')}
      propertyType={budget?.propertyType ?? 'Condominium'}
      onLocation={(location) => dispatch({ type: 'set', change: { location } })}
      special={
        special.cents > 0
          ? { cents: special.cents, grossExpensesCents: figures?.expensesCents ?? 0 }
          : undefined
      }
    />
  );
}
