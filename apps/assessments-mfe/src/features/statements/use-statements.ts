import { messageOf, useHost } from '@hoa/api-client/core';
import { fetchStatements } from '@hoa/api-client/assessments';
import { saveFile } from '@hoa/api-client/save-file';
import { MOST_STATEMENTS, type StatementsInput } from '@hoa/contracts';
import { useState } from 'react';

/** Fetches statements of a kept schedule as PDF files, and says what came of it. */
export function useStatements() {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const fetchAll = async (id: number, inputs: readonly StatementsInput[]) => {
    for (const input of inputs) {
      const file = await fetchStatements(host, { id, input });
      saveFile(file);
      host.notify({
        title: 'Exported successfully',
        description: `Downloaded as ${file.name}.`,
        variant: 'success',
        about: 'statements',
      });
    }
  };
  const run = async (id: number, inputs: readonly StatementsInput[]) => {
    setBusy(true);
    try {
      await fetchAll(id, inputs);
    } catch (error) {
      host.notify({
        title: 'Export failed',
        description: messageOf(error, 'The statements could not be made. Please try again.'),
        variant: 'destructive',
      });
    }
    setBusy(false);
  };
  return { run, busy };
}

/** One request for some rows, or as many as files are needed for all of them. */
export function requestsFor(
  base: StatementsInput,
  { units, places }: { units: number; places?: number[] },
): StatementsInput[] {
  if (places) return [{ ...base, rows: places }];
  if (units <= MOST_STATEMENTS) return [base];
  return Array.from({ length: Math.ceil(units / MOST_STATEMENTS) }, (_, file) => {
    const first = file * MOST_STATEMENTS;
    const count = Math.min(MOST_STATEMENTS, units - first);
    return { ...base, rows: Array.from({ length: count }, (_row, index) => first + index) };
  });
}
