import { useLazyProposeParametersQuery, useProposeParametersQuery } from '@hoa/api-client/parameters';
import type { Contradiction, DocumentRow, ParametersProposal } from '@hoa/contracts';
import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readingOf } from '../documents/describe';
import type { FormValues } from './form-values';

/** Fields that documents may state. */
export const proposedFields = [
  'associationName',
  'location',
  'units',
  'propertyType',
  'year',
  'fiscalYearStartMonth',
] as const;
export type ProposedName = (typeof proposedFields)[number];

/** What the documents state; asked for again as they are read. A new form takes it where nobody typed anything. */
export function useProposal(
  form: UseFormReturn<FormValues>,
  documents: readonly DocumentRow[],
  isNew: boolean,
): ParametersProposal | undefined {
  const ready = useMemo(
    () => documents.filter((document) => readingOf(document) === 'ready').map(({ id }) => id),
    [documents],
  );
  const { data } = useProposeParametersQuery({ documentIds: ready }, { skip: ready.length === 0 });
  // Read while drawing, which is how the form learns to keep track of it.
  const { dirtyFields } = form.formState;
  useEffect(() => {
    if (!isNew || !data) return;
    for (const name of proposedFields) {
      const value = data[name]?.value;
      if (value !== undefined && !dirtyFields[name]) form.resetField(name, { defaultValue: value });
    }
    // What a person typed meanwhile must not bring the old proposal back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, isNew]);
  return data;
}

/** What in these values the selected documents contradict; nothing where that cannot be found out. */
export function useContradictions() {
  const [ask] = useLazyProposeParametersQuery();
  return async (values: FormValues, documentIds: number[]): Promise<Contradiction[]> => {
    const { associationName, location, units, year } = values;
    const given = { documentIds, associationName, location, units, year };
    const { data } = await ask(given);
    return data?.contradictions ?? [];
  };
}
