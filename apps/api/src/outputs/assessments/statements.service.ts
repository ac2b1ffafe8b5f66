import { Injectable } from '@nestjs/common';
import { expenseCategories, toCents } from '@hoa/budget-math';
import { MOST_STATEMENTS } from '@hoa/contracts';
import { assessmentOf } from '../../insights/ccr/assessment';
import { SchedulesService } from '../../insights/ccr/schedules.service';
import { Clock } from '../../insights/clock/clock';
import { BudgetService } from '../../pipeline/budget/budget.service';
import { ParametersService } from '../../pipeline/parameters/parameters.service';
import { AppError } from '../../platform/errors/app-error';
import type { InputOf } from '../../platform/http/route';
import { PrintService } from '../../platform/print/print.service';
import { PDF_TYPE } from '../export/export.service';
import type { ExportedFile } from '../export/send-file';
import { statementsDocument } from './page';
import { statementsOf } from './statement';

type Input = InputOf<'assessmentStatements'>['body'];

/** More are printed and mailed, and none of them is read aloud on a screen. */
const MOST_TAGGED = 100;

/** What each owner is told of an assessment, a page each. It stores nothing. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly schedules: SchedulesService,
    private readonly parameters: ParametersService,
    private readonly budgets: BudgetService,
    private readonly print: PrintService,
    private readonly clock: Clock,
  ) {}

  async statements(scheduleId: number, input: Input): Promise<ExportedFile> {
    const schedule = await this.schedules.get(scheduleId);
    const places = placesOf(input.rows, schedule.units.length);
    const budget = await this.budgetOf(input.parametersId);
    const totalCents = toCents(input.total);
    const assessment = assessmentOf(schedule, {
      totalCents,
      categories: budget?.categories,
      special: input.special !== undefined,
    });
    if (assessment.kind === 'blocked') throw new AppError('not_assessable', assessment.why);
    const statements = statementsOf(
      {
        association: schedule.associationName,
        units: schedule.units,
        result: assessment.result,
        totalCents,
        year: input.year,
        firstMonth: budget?.firstMonth ?? 1,
        instalments: input.instalments,
        special: input.special?.title,
        proposed: budget?.proposed ?? false,
        issued: this.clock.now(),
      },
      places,
    );
    return {
      name: fileName(input, places.length === 1 ? statements[0]?.unit : undefined),
      mediaType: PDF_TYPE,
      bytes: await this.print.pdf(statementsDocument(statements), {
        margin: '0.8in 0.9in',
        tagged: statements.length <= MOST_TAGGED,
      }),
    };
  }

  private async budgetOf(parametersId: number | undefined) {
    if (parametersId === undefined) return undefined;
    const { fiscalYearStartMonth } = await this.parameters.get(parametersId);
    const [items, { status }] = await Promise.all([
      this.budgets.list(parametersId),
      this.budgets.get(parametersId),
    ]);
    return {
      categories: expenseCategories(items),
      firstMonth: fiscalYearStartMonth,
      proposed: status !== 'adopted',
    };
  }
}

/** Which units, by place in the schedule: those asked for, or all. */
function placesOf(rows: readonly number[] | undefined, units: number): number[] {
  if (!rows && units > MOST_STATEMENTS)
    throw new AppError(
      'invalid_request',
      `A file has at most ${MOST_STATEMENTS.toLocaleString('en-US')} statements, and this schedule has ${units.toLocaleString('en-US')} units. Please make them in several parts.`,
    );
  const places = rows ? [...new Set(rows)] : Array.from({ length: units }, (_, place) => place);
  if (places.some((place) => place >= units))
    throw new AppError('invalid_request', 'A unit that was asked for is not in this schedule any more.');
  return places;
}

/** "assessment-statements-2027.pdf", in characters that every file system takes. */
function fileName({ special, year }: Input, unit: string | undefined): string {
  const kind = special ? 'special-assessment' : 'assessment';
  const name = unit?.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return name ? `${kind}-statement-${name}-${year}.pdf` : `${kind}-statements-${year}.pdf`;
}
