import { type Paper } from '../site';
import { costCenters, outline, schedules } from './centers';
import { fiscalMonths, fiscalYears, stateForm } from './fiscal';
import { overBudget } from './desktop';
import { ruledForecast } from './forecast';
import { doorSheet, folded, shareOfWhole } from './handouts';
import { message, ownersLetter, typedBudget } from './letters';
import { bandedYears, cashPlan, flatFile } from './packets';
import { monthAndYear, plannedSpentLeft, trend, twoClosed } from './statements';
import { committeeSheet, fromZero, numbersLast } from './worksheets';

export const budgets: readonly Paper[] = [
  committeeSheet, fromZero, numbersLast, doorSheet, shareOfWhole, folded, fiscalMonths, fiscalYears, stateForm, ownersLetter, message,
  typedBudget, ruledForecast, costCenters, outline, schedules, bandedYears, cashPlan, flatFile,
]; // prettier-ignore

export const statements: readonly Paper[] = [monthAndYear, twoClosed, trend, plannedSpentLeft, overBudget];
