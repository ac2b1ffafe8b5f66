import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import { ask, type Asking } from '../../../../platform/ai/ask';
import { questionAbout } from '../../../../platform/ai/fence';
import type { DraftItem } from '../../rules/types';
import { usableNote } from './normalise';
import { linesText, PROMPT, SYSTEM } from './prompt';
import { WrittenNotes, type WriteNotesInput, type WriteNotesOutput } from './schema';

/** So many lines go into one question. */
const BATCH = 60;

/** A model's words for each line; figures stay the rules'. Where it cannot be used the rules' own words stand. */
export function writeNotesChain(
  dependencies: Pick<Asking, 'model' | 'record'>,
): Runnable<WriteNotesInput, WriteNotesOutput> {
  const lambda = RunnableLambda.from<WriteNotesInput, WriteNotesOutput>(
    async ({ items }, config: RunnableConfig) => {
      const written: DraftItem[] = [];
      let rejected = 0;
      for (let first = 0; first < items.length; first += BATCH) {
        const batch = items.slice(first, first + BATCH);
        const data = linesText(batch, first);
        const question = questionAbout({
          task: 'write-notes',
          prompt: PROMPT,
          system: SYSTEM,
          data,
          schema: WrittenNotes,
        });
        const answer = await ask(question, { ...dependencies, signal: config.signal });
        if (!answer.ok)
          return {
            items: [...written, ...items.slice(first)],
            notes: [...builtInNotes(answer.reason), ...rejectedNotes(rejected)],
          };
        const result = withNotes(batch, { first, notes: answer.value.notes });
        written.push(...result.items);
        rejected += result.rejected;
      }
      return { items: written, notes: rejectedNotes(rejected) };
    },
  );
  return lambda.withConfig({ runName: 'write-notes' });
}

function withNotes(
  batch: readonly DraftItem[],
  given: { first: number; notes: WrittenNotes['notes'] },
): { items: DraftItem[]; rejected: number } {
  const texts = new Map(given.notes.map(({ line, note }) => [line - given.first, note]));
  let rejected = 0;
  const items = batch.map((item, index) => {
    const text = texts.get(index);
    if (text === undefined) return item;
    const note = usableNote(text, item);
    if (note === null) rejected += 1;
    return note === null ? item : { ...item, notes: note };
  });
  return { items, rejected };
}

function builtInNotes(reason: string): WriteNotesOutput['notes'] {
  return [
    { code: 'model_not_used', message: `The notes are the built-in ones: the model was not used, ${reason}` },
  ];
}

function rejectedNotes(count: number): WriteNotesOutput['notes'] {
  if (count === 0) return [];
  const message = `${count} ${count === 1 ? 'note' : 'notes'} of the model named figures that are not the line’s own; the built-in words stand.`;
  return [{ code: 'notes_rejected', message }];
}
