import type { Cited, Part } from '@hoa/contracts';
import { FITTED } from './fitted';
import { rescaled } from './scale';

/** What the weights call a field of a part, where its property is called otherwise. */
const NAMES: Record<string, string> = {
  noticeDays: 'notice',
  surcharges: 'surcharge',
  amount: 'deductible',
  percentFunded: 'percent funded',
  usefulLife: 'useful life',
  remainingLife: 'remaining life',
};

/**
 * A part whose confidences are what was measured: of facts that say 0.9, nine in ten were right when documents like these
 * were read for the first time. The rules' own confidences rank facts of one field; fitted weights say what they are worth.
 */
export function calibrated(part: Part): Part {
  return within(part.kind, '', part) as Part;
}

function within(kind: Part['kind'], name: string, value: unknown): unknown {
  // Plans by year were not measured.
  if (typeof value !== 'object' || value === null || name === 'plan') return value;
  if (Array.isArray(value)) return value.map((one) => within(kind, name, one));
  if (isCited(value)) return withScale(`${kind}.${fieldOf(name, value)}`, value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within(kind, key, one)]));
}

const isCited = (value: object): value is Cited<unknown> =>
  'confidence' in value && 'source' in value && 'by' in value;

function withScale(field: string, one: Cited<unknown>): Cited<unknown> {
  const scale = one.by === 'rules' ? FITTED[field] : undefined;
  return scale ? { ...one, confidence: Math.round(rescaled(scale, one.confidence) * 1000) / 1000 } : one;
}

/** That a contract has no escalator, or does not renew, is another statement than what the escalator or the renewal is. */
function fieldOf(name: string, { value }: Cited<unknown>): string {
  const isNone = typeof value === 'object' && value !== null && 'type' in value && value.type === 'none';
  if (name === 'escalator' && isNone) return 'no escalator';
  if (name === 'renewal' && typeof value === 'string' && /\bnot\b.{0,30}\brenew/i.test(value))
    return 'no renewal';
  return NAMES[name] ?? name;
}
