import { balanced } from '../rules/balanced';
import type { DraftItem, RunNote } from '../rules/types';
import { stage } from './stage';
import type { Constructed, GenerationPorts, Outcome } from './types';

/** Stage 5: words for each line, then income balanced, once. */
export function finalProcessing(ports: GenerationPorts) {
  return stage<Constructed, Outcome>('final-processing', async (constructed, { signal }) => {
    const written = await ports.writeNotes.invoke(
      { items: constructed.items },
      { ...(signal ? { signal } : {}) },
    );
    const notes = [...constructed.notes, ...written.notes, ...considerations(constructed)];
    const final = balanced(written.items, {
      ...(constructed.request.kept ? { kept: constructed.request.kept } : {}),
      billed: constructed.request.parameters,
    });
    return {
      request: constructed.request,
      documents: constructed.documents,
      rateList: constructed.rateList,
      gate: constructed.gate,
      constructed: written.items,
      constructedNotes: notes,
      items: final.items,
      notes: [...notes, ...final.notes, ...toReview(final.items)],
    };
  });
}

function considerations({ request }: Constructed): RunNote[] {
  if (!request.parameters.specialConsiderations?.trim()) return [];
  return [
    {
      code: 'special_considerations',
      message: 'The special considerations stand with the parameters; they changed no figure by themselves.',
    },
  ];
}

/** How many figures a person should look at. */
export function toReview(items: readonly DraftItem[]): RunNote[] {
  const count = items.filter((item) => item.needsReview).length;
  if (count === 0) return [];
  return [
    {
      code: 'needs_review',
      message: `${count} ${count === 1 ? 'line needs' : 'lines need'} review; each says why.`,
    },
  ];
}
