import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import type { Facts } from '@hoa/contracts';
import type { ZodType } from 'zod';
import { ask, type Asking } from '../../../../platform/ai/ask';
import type { StoredPage } from '../../stored-pages';
import { MOST_PARTS, partsOf, type LeftOut } from './document-text';
import { questionAbout } from '../../../../platform/ai/fence';
import { instructionsIn, type Instruction } from './instructions';
import { Opinions } from './opinions';
import { Places } from './places';
import type { SecondReadingInput, SecondReadingOutput } from './schema';

export interface SecondReadingDependencies extends Pick<Asking, 'model' | 'record'> {
  pagesOf: (documentId: number) => Promise<StoredPage[]>;
}

/** One thing that a model is asked to find in a paper, and how its answer is laid over what the rules read. */
export interface ReadingTask<T> {
  task: string;
  /** The prompt's name and version. */
  prompt: string;
  system: string;
  schema: ZodType<T>;
  /** The pages that it looks at; all where absent. */
  pages?: (facts: Facts, pages: readonly StoredPage[]) => readonly StoredPage[];
  /** What its places hold, as the note of those that do not says it. */
  holds: string;
  /** At most so many questions; as many as a document may have where absent. */
  mostParts?: number;
  /** Facts with the answers of all parts of the document laid over them. */
  apply: (facts: Facts, answers: readonly T[], use: Use) => Facts;
}

interface Use {
  places: Places;
  opinions: Opinions;
  /** The model was shown all of it, so that what it does not name counts. */
  isWhole: boolean;
}

/** What one look at a document needs. */
export interface Look extends Pick<Asking, 'model' | 'record' | 'signal'> {
  pages: readonly StoredPage[];
  /** Words in them that are addressed to a program. */
  instructions: readonly Instruction[];
}

/** A document as the looks of a chain share it. */
export async function lookAt(
  documentId: number,
  { pagesOf, model, record }: SecondReadingDependencies,
  signal: AbortSignal | undefined,
): Promise<Look> {
  const pages = await pagesOf(documentId);
  return { model, record, signal, pages, instructions: instructionsIn(pages) };
}

/** A task as a chain by itself. Whatever a model does, the rules' reading stands beneath. */
export function chainOf<T>(
  task: ReadingTask<T>,
  dependencies: SecondReadingDependencies,
): Runnable<SecondReadingInput, SecondReadingOutput> {
  return RunnableLambda.from<SecondReadingInput, SecondReadingOutput>(
    async (input, config: RunnableConfig) => {
      const use = await lookAt(input.documentId, dependencies, config.signal);
      const { facts, notes } = await look(task, input, use);
      return { facts, notes };
    },
  ).withConfig({ runName: task.task });
}

/** `ok` is false where the model could not be used; then nobody needs to ask it for the rest of this paper. */
export async function look<T>(
  task: ReadingTask<T>,
  { documentId, documentName, facts }: SecondReadingInput,
  use: Look,
): Promise<SecondReadingOutput & { ok: boolean }> {
  const places = new Places(use.pages, { documentId, documentName, readingId: facts.readingId ?? '' });
  const opinions = new Opinions(use.instructions.length > 0);
  const all = partsOf(task.pages?.(facts, use.pages) ?? use.pages, leftOut(use.instructions));
  const parts = all.slice(0, task.mostParts ?? MOST_PARTS);
  const answers: T[] = [];
  for (const data of parts) {
    const answer = await ask(questionAbout({ ...task, data }), use);
    if (!answer.ok) return { facts, notes: [builtInNote(documentName, answer.reason)], ok: false };
    answers.push(answer.value);
  }
  const second = task.apply(facts, answers, { places, opinions, isWhole: parts.length === all.length });
  const { rejected } = places;
  const notes = [
    ...rejectedNotes(`${documentName}: ${rejected}`, { count: rejected, holds: task.holds }),
    ...refusedNotes(documentName, opinions.refused),
    ...opinionNotes(documentName, opinions),
    ...weighedNotes(documentName, second, facts),
    ...(task.mostParts === undefined && all.length > parts.length ? [longNote(documentName)] : []),
  ];
  return { facts: second, notes, ok: true };
}

/** Lines that speak to a program and hold no figure are of no use to it. */
function leftOut(instructions: readonly Instruction[]): LeftOut {
  const bare = instructions.filter(({ isBare }) => isBare);
  const places = new Set(bare.map(({ page, line }) => `${page} ${line}`));
  return (page, line) => places.has(`${page} ${line}`);
}

function builtInNote(name: string, reason: string) {
  return {
    code: 'model_not_used',
    message: `${name}: the model’s reading was not used, ${reason} The built-in reading is used.`,
  };
}

function rejectedNotes(
  start: string,
  { count, holds }: { count: number; holds: string },
): SecondReadingOutput['notes'] {
  if (count === 0) return [];
  const what = count === 1 ? 'place that the model named holds' : 'places that the model named hold';
  const message = `${start} ${what} no ${holds}; the built-in reading is used there.`;
  return [{ code: 'addresses_rejected', message }];
}

function refusedNotes(name: string, count: number): SecondReadingOutput['notes'] {
  if (count === 0) return [];
  const what =
    count === 1
      ? 'amount that only the model takes for one is'
      : 'amounts that only the model takes for some are';
  const message = `${name}: ${count} ${what} left out: the printed total is the sum of what the built-in reading has.`;
  return [{ code: 'amounts_refused', message }];
}

function opinionNotes(name: string, { disputed, added, leftOut }: Opinions): SecondReadingOutput['notes'] {
  const values = (count: number) => `${count} ${count === 1 ? 'value' : 'values'}`;
  const said = [
    ...(disputed > 0 ? [`${values(disputed)} otherwise than the built-in reading`] : []),
    ...(added > 0 ? [`${values(added)} that the built-in reading lacks`] : []),
  ];
  return [
    ...(said.length === 0
      ? []
      : [
          {
            code: 'second_reading',
            message: `${name}: the model reads ${said.join(' and ')}; both are shown, and what rests on them needs review.`,
          },
        ]),
    ...(leftOut === 0
      ? []
      : [
          {
            code: 'second_reading_left_out',
            message: `${name}: ${values(leftOut)} that only the model saw ${leftOut === 1 ? 'is' : 'are'} left out, since the document holds words addressed to a computer program.`,
          },
        ]),
  ];
}

/** What the two readings together changed or put in doubt is told in the run as well. */
function weighedNotes(name: string, second: Facts, first: Facts): SecondReadingOutput['notes'] {
  return second.warnings
    .filter((warning) => /^(?:line|figure|column)_/.test(warning.code) && !first.warnings.includes(warning))
    .map(({ code, message }) => ({ code, message: `${name}: ${message}` }));
}

function longNote(name: string) {
  return {
    code: 'model_read_in_part',
    message: `${name}: it is too long to be shown to the model whole; the built-in reading alone is used for its end.`,
  };
}
