import { toDecimalString, type Cents } from '@hoa/budget-math';
import type { LineMethodDetails, LineYear } from '@hoa/contracts';
import type { DraftItem, GenerationParameters } from './types';
import { statedYear, yearLabel } from './years';

type FiscalYear = Pick<GenerationParameters, 'fiscalYearStartMonth'>;

export type StoredDraft = Omit<DraftItem, 'method'> & {
  previousOf: number | null;
  method: LineMethodDetails;
};

/** A line of the draft as it is stored: years counted as the parameters count theirs, amounts as on the wire. */
export function toRow(item: DraftItem, parameters: FiscalYear): StoredDraft {
  const { band } = item;
  return {
    ...item,
    previousOf: item.previousEndYear === null ? null : statedYear(item.previousEndYear, parameters),
    method: {
      kind: item.method,
      inputs: item.inputs.map((input) => ({ ...input })),
      history: item.history.map(({ endYear, adoptedCents, actualCents, projectedCents }): LineYear => ({
        year: statedYear(endYear, parameters),
        label: yearLabel(endYear, parameters),
        ...amount('adopted', adoptedCents),
        ...amount('actual', actualCents),
        ...amount('projected', projectedCents),
      })),
      ...(item.later ? { scheduled: item.later.map(toDecimalString) } : {}),
      ...(band
        ? { band: { low: toDecimalString(band.lowCents), high: toDecimalString(band.highCents) } }
        : {}),
    },
  };
}

function amount(name: 'adopted' | 'actual' | 'projected', cents: Cents | undefined): Partial<LineYear> {
  return cents === undefined ? {} : { [name]: toDecimalString(cents) };
}
