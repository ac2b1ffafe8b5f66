import type { ChatContext } from '../context';
import type { Read } from '../question/read';
import { featuresOf, masked, type Masked } from './features';
import { weights } from './weights';

/** What is asked, by a log-linear model that was fitted to questions (`bench/chat/fit.mjs`). */

export interface Named {
  verb: string;
  probability: number;
}

/** No verb: no budget of one association states what is asked. */
export const NONE = 'none';

interface Decoded {
  from: string;
  labels: string[];
  /** Where the weights of a feature begin. */
  rows: Map<string, number>;
  values: Int8Array;
}

let decoded: Decoded | null = null;

function decode(): Decoded {
  if (decoded?.from === weights.values) return decoded;
  const labels = weights.labels.split(' ');
  const features = weights.features.split(' ');
  decoded = {
    from: weights.values,
    labels,
    rows: new Map(features.map((feature, at) => [feature, at * labels.length])),
    values: new Int8Array(Buffer.from(weights.values, 'base64')),
  };
  return decoded;
}

/** How probable each verb is, the most probable first. */
export const verbsNamed = (read: Read, context: ChatContext): Named[] => verbsOf(masked(read, context));

export function verbsOf(question: Masked): Named[] {
  const { labels, rows, values } = decode();
  const features = featuresOf(question);
  const known = features.flatMap((feature) => rows.get(feature) ?? []);
  const norm = weights.scale / Math.sqrt(features.length);
  const logits = labels.map(
    (_label, at) => known.reduce((sum, row) => sum + (values[row + at] ?? 0), 0) * norm,
  );
  const most = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp(logit - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return labels
    .map((verb, at) => ({ verb, probability: (odds[at] ?? 0) / sum }))
    .sort((a, b) => b.probability - a.probability);
}
