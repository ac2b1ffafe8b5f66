import { formatDollars, toCents } from '@hoa/budget-math';
import type { Suggestion } from '@hoa/contracts';
import { withoutProgramWords } from '../../../../platform/ai/program-words';

export const PROMPT = 'recommend 2';

export const SYSTEM = `You help the board of a homeowners' association, whose members are not accountants, to see what of a list of suggestions matters most.
The data is the list, each suggestion with its number, what it saves and how that was computed. What is suggested and what it saves is settled.
Put the numbers into the order in which the board should take them up: those marked urgent first.
For each rewrite its description in at most two plain sentences, and one sentence on why it matters here.
Use no figure that is not in the suggestion itself, and do no arithmetic. No new suggestions, no links, no markup.`;

/** A suggestion as the model is shown it; its figures are all that words for it may name. */
export function suggestionText(suggestion: Suggestion): string {
  const { title, description, computation, inputs, estimatedSavings, urgent } = suggestion;
  const savings = toCents(estimatedSavings);
  const exact = formatDollars(savings, { cents: true });
  const saves =
    savings > 0 ? `Saves: ${formatDollars(savings)} (exactly ${exact}) a year.` : 'Saves nothing by itself.';
  const known = inputs.map(({ label, value }) => `${label}: ${value}`);
  const lines = [`${title}${urgent ? ' (urgent)' : ''}`, description, saves, computation, ...known];
  return withoutProgramWords(lines.join('\n'));
}

export function listText(suggestions: readonly Suggestion[]): string {
  return suggestions
    .map((suggestion, index) => `Suggestion ${index + 1}:\n${suggestionText(suggestion)}`)
    .join('\n\n');
}
