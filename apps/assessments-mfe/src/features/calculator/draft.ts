import {
  AssessmentPool,
  instalmentCounts,
  OwnershipTable,
  ScheduleUnit,
  shareGaps,
  type Citation,
} from '@hoa/contracts';
import { z } from 'zod';
import { isInstalmentCount } from '../results/instalments';
import type { CalculatorState } from './state';

/** What is being worked on, as it waits in this browser for the next visit. */
const Draft = z.object({
  view: z.enum(['setup', 'results']),
  origin: z.enum(['document', 'entry', 'kept']),
  documentId: z.int().nullable(),
  analysis: z
    .object({
      documentId: z.int(),
      associationName: z.string().nullable(),
      tables: z.array(OwnershipTable),
      warnings: z.array(z.string()),
    })
    .nullable(),
  nothingFound: z.boolean(),
  units: z.array(ScheduleUnit.omit({ source: true })),
  /** Documents that rows cite, once; and by row which one (from 0), page, line (0: none) and words, or 0. */
  documents: z.array(z.tuple([z.int().nullable(), z.string(), z.string()])),
  places: z.array(z.union([z.literal(0), z.tuple([z.int(), z.int(), z.int(), z.string()])])),
  changed: z.boolean(),
  kept: z
    .object({
      id: z.int(),
      version: z.int(),
      name: z.string(),
      associationId: z.int(),
      associationName: z.string(),
    })
    .nullable(),
  total: z.object({
    budgetId: z.int().nullable(),
    basis: z.enum(['dues', 'expenses', 'net']).nullable(),
    text: z.string(),
    cents: z.int(),
  }),
  year: z.int(),
  pools: z.array(AssessmentPool).min(1),
  poolsAssumed: z.boolean(),
  gap: z.enum(shareGaps),
  instalments: z.literal(instalmentCounts).refine(isInstalmentCount),
  location: z.string(),
  lastYearTotal: z.string(),
  special: z.object({ title: z.string(), amount: z.string(), count: z.string() }),
});
type Draft = z.infer<typeof Draft>;

/** Of ten thousand rows the words of their sources are most: what they have in common stands there once. */
export function draftOf(state: CalculatorState): Draft {
  const documents: Draft['documents'] = [];
  const indices = new Map<string, number>();
  const documentIndex = ({ documentId, documentName, readingId }: Citation) => {
    const key = JSON.stringify([documentId, documentName, readingId]);
    const known = indices.get(key);
    if (known !== undefined) return known;
    indices.set(key, documents.length);
    return documents.push([documentId, documentName, readingId]) - 1;
  };
  const places = state.units.map(({ source }) =>
    source
      ? ([documentIndex(source), source.page, source.line ?? 0, source.quote] as [
          number,
          number,
          number,
          string,
        ])
      : 0,
  );
  const units = state.units.map(({ source: _, ...unit }) => unit);
  return {
    ...state,
    units,
    documents,
    places: places.every((place) => place === 0) ? [] : (places as Draft['places']),
  };
}

/** The state that a draft was of; null for what is none, as one of an older page may be. */
export function stateOf(stored: unknown): CalculatorState | null {
  const parsed = Draft.safeParse(stored);
  if (!parsed.success) return null;
  const { documents, places, units, instalments, ...rest } = parsed.data;
  if (!isInstalmentCount(instalments)) return null;
  return {
    ...rest,
    instalments,
    units: units.map((unit, place) => withSource(unit, places[place] ?? 0, documents)),
  };
}

function withSource(
  unit: Omit<ScheduleUnit, 'source'>,
  place: Draft['places'][number],
  documents: Draft['documents'],
): ScheduleUnit {
  if (place === 0) return unit;
  const [index, page, line, quote] = place;
  const document = documents[index];
  if (!document) return unit;
  const [documentId, documentName, readingId] = document;
  return {
    ...unit,
    source: { documentId, documentName, readingId, page, ...(line > 0 ? { line } : {}), quote },
  };
}

/** Reads what waits under a key; null where there is nothing usable. */
export function readDraft(key: string): CalculatorState | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : stateOf(JSON.parse(text));
  } catch {
    // A browser that keeps nothing, or something else under this key: work begins anew.
    return null;
  }
}

/** Whether it could be kept: a browser may have no room, or keep nothing at all. */
export function writeDraft(key: string, state: CalculatorState): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draftOf(state)));
    return true;
  } catch {
    return false;
  }
}
