import type { GenerationResult, GenerationRun, ResponseOf } from '@hoa/contracts';
import { column, Paper } from '../facts';
import type { SharedApp } from './app';
import type { Device } from './device';
import { sql } from './facts-of';

/** How the prompts of a generation begin. */
export const READING = /You read budgets/;
export const NOTES = /You write short notes/;

const CSV = [
  'Account,Description,2025 Budget,2026 Budget',
  '7810,Electricity,4000.00,5000.00',
  '7820,Water,2500.00,3000.00',
  '7840,Gas,900.00,"1,000.00"',
].join('\n');

/** What a model that reads well answers to the reading of the document: the gas is what the rules missed. */
export const WELL_READ = {
  lines: [2, 3, 4].map((line) => ({
    page: 1,
    line,
    type: 'expense',
    code: 1,
    description: 2,
    amounts: [{ cell: 4, role: 'budget', year: 2026 }],
  })),
};

/** A device with one document, of which the rules read two lines of three, and a budget to be generated from it. */
export async function preparedPaper(app: SharedApp, device: Device = app.device()) {
  const { id: documentId } = await device.upload({ name: 'budget.csv', bytes: CSV });
  await device.untilRead(documentId);
  const paper = new Paper(documentId, 'budget.csv').budget(
    [column('b26', 'budget', 2026)],
    [
      ['7810', 'Electricity', 'expense', '5000.00'],
      ['7820', 'Water', 'expense', '3000.00'],
    ],
  );
  paper.edit((part) => {
    if (part.kind !== 'budget') return;
    part.lines.forEach((line, index) =>
      Object.values(line.cells).forEach((cell) => (cell.source.line = index + 2)),
    );
  });
  const facts = JSON.stringify(paper.document().facts);
  await sql(app, 'UPDATE readings SET facts = $1 WHERE document_id = $2', [facts, documentId]);
  const parameters = await device.call('createParameters', { body: PARAMETERS });
  return { device, parametersId: parameters.id };
}

const PARAMETERS = {
  year: 2027,
  associationName: 'Cedar Bend',
  location: 'Colorado',
  units: 10,
  propertyType: 'Condominium',
};

export interface ModelRun {
  result: GenerationResult;
  run: GenerationRun;
  /** What the run says, as one text. */
  said: string;
  calls: ResponseOf<'aiStatus'>['calls'];
}

/** Generates with a provider; `calls` are those of this run, in the order in which they were made. */
export async function generatedWith(
  { device, parametersId }: { device: Device; parametersId: number },
  provider: string,
): Promise<ModelRun> {
  const before = new Set((await device.call('aiStatus')).calls.map(({ id }) => id));
  const result = await device.call('generateWith', { params: { provider, parametersId } });
  const run = await device.call('getRun', { params: { runId: result.runId } });
  const { calls } = await device.call('aiStatus');
  return {
    result,
    run,
    said: run.notes.map(({ message }) => message).join('\n'),
    calls: calls.filter(({ id }) => !before.has(id)).reverse(),
  };
}

/** The lines that the rules alone arrive at. */
export const BUILT_IN_LINES = ['Maintenance Fees', 'Electricity', 'Water'];
