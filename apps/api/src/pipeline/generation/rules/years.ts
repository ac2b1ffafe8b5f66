import { fiscalEndYear, fiscalStartYear, fiscalYearLabel, type EndYear } from '@hoa/budget-math';
import type { GenerationParameters } from './types';

type FiscalYear = Pick<GenerationParameters, 'year' | 'fiscalYearStartMonth'>;

/** The budget's year by its end. */
export const budgetYearOf = ({ year, fiscalYearStartMonth }: FiscalYear): EndYear =>
  fiscalEndYear(year, fiscalYearStartMonth);

/** As the association writes it: "2026", "FY 2025-26". */
export const yearLabel = (endYear: EndYear, { fiscalYearStartMonth }: Omit<FiscalYear, 'year'>): string =>
  fiscalYearLabel(endYear, fiscalYearStartMonth);

/** A year as the parameters state theirs: by its beginning. */
export const statedYear = (endYear: EndYear, { fiscalYearStartMonth }: Omit<FiscalYear, 'year'>): number =>
  fiscalStartYear(endYear, fiscalYearStartMonth);
