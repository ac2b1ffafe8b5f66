import type { Citation, Cited } from '@hoa/contracts';

const LONGEST_QUOTE = 120;

/** What is to be said of values that two readings see differently, or that only a model saw, and where the others stand. */
export function secondOpinions(facts: Record<string, Cited<unknown> | undefined>): {
  remarks: string[];
  sources: Citation[];
} {
  const remarks: string[] = [];
  const sources: Citation[] = [];
  for (const [name, fact] of Object.entries(facts)) {
    if (fact?.by === 'model')
      remarks.push(`Only the model saw the ${name} (${quoted(fact.source)}); the built-in reading did not.`);
    if (!fact?.rival) continue;
    remarks.push(
      `Two readings of the ${name} differ: ${quoted(fact.source)} is used, ${quoted(fact.rival.source)} is stated too.`,
    );
    sources.push(fact.rival.source);
  }
  return { remarks, sources };
}

function quoted({ quote, page }: Citation): string {
  const words = quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE - 1)}…` : quote;
  return `“${words.trim()}”, page ${page}`;
}
