import { assessedUnit, formatShare, toCents } from '@hoa/budget-math';
import { MOST_STATEMENTS } from '@hoa/contracts';
import { AppError } from '../../platform/errors/app-error';
import type { WorkbookAssessments } from '../export/excel/assessments-sheet';
import type { UnitShare } from './fee';

/** What each unit pays by the association's schedule, for a letter each. Throws a sentence where that cannot be told. */
export function sharesOf(assessments: WorkbookAssessments | undefined): UnitShare[] {
  if (!assessments)
    throw new AppError(
      'not_assessable',
      'There is no schedule of units for this association yet. Please keep one in the assessment calculator first.',
    );
  const { units, assessment, schedule } = assessments;
  if (assessment.kind === 'blocked')
    throw new AppError(
      'not_assessable',
      `The schedule “${schedule}” cannot be used for letters. ${assessment.why}`,
    );
  if (units.length > MOST_STATEMENTS)
    throw new AppError(
      'not_assessable',
      `The schedule “${schedule}” has ${units.length.toLocaleString('en-US')} units, and one file holds at most ${MOST_STATEMENTS.toLocaleString('en-US')} letters. Please use the statements of the assessment calculator instead.`,
    );
  const { cents, pools } = assessment.result;
  const byShare = pools.some(({ pool }) => pool.basis === 'share');
  return units.map((unit, index) => {
    const { share } = assessedUnit(unit);
    return {
      unit: unit.unit,
      lotNumber: unit.lotNumber,
      interest: byShare && share ? formatShare(share) : null,
      annualCents: cents[index] ?? 0,
      previousAnnualCents: unit.lastYear === undefined ? null : toCents(unit.lastYear),
    };
  });
}
