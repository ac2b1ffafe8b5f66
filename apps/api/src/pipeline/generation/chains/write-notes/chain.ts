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
      const touched: string[] = [];
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
            notes: [
              ...touchedNotes(touched, dependencies.model.name),
              ...builtInNotes(answer.reason),
              ...rejectedNotes(rejected),
            ],
          };
        const result = withNotes(batch, { first, notes: answer.value.notes });
        written.push(...result.items);
        touched.push(...result.touched);
        rejected += result.rejected;
      }
      return {
        items: written,
        notes: [...touchedNotes(touched, dependencies.model.name), ...rejectedNotes(rejected)],
      };
    },
  );
  return lambda.withConfig({ runName: 'write-notes' });
}

function withNotes(
  batch: readonly DraftItem[],
  given: { first: number; notes: WrittenNotes['notes'] },
): { items: DraftItem[]; touched: string[]; rejected: number } {
  const texts = new Map(given.notes.map(({ line, note }) => [line - given.first, note]));
  let rejected = 0;
  const touched: string[] = [];
  const items = batch.map((item, index) => {
    const text = texts.get(index);
    if (text === undefined) return item;
    const note = usableNote(text, item);
    if (note === null) rejected += 1;
    if (note === null) return item;
    touched.push(item.description);
    return { ...item, notes: note };
  });
  return { items, touched, rejected };
}

/** So many lines are named. */
const MOST_NAMED = 12;

/** Which lines' notes are a model's words, for whoever reads the budget. */
function touchedNotes(lines: readonly string[], model: string): WriteNotesOutput['notes'] {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_NAMED;
  const named = `${lines.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const which = lines.length === 1 ? 'The note of one line is' : `The notes of ${lines.length} lines are`;
  return [{ code: 'notes_by_model', message: `${which} in the words of ${model}: ${named}.` }];
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
