import type { DocumentKind } from '@hoa/contracts';
import { isSheets, type Page, type ReadDocument } from '../../page/types';
import { certifiesOthers } from './certificate';
import { closedUp } from './closed-up';
import { disclaimsContract, hasContractSigns } from './contract-signs';
import { adoptsBudget } from './adopts-budget';
import { BESIDE_DECLARATION, isNamedBylaws } from './bylaws-name';
import { NEITHER, RECORDED, SIGNALS } from './signals';
import { hasInventory } from '../reserve/component-table';
import { hasSharesInAll } from './shares-in-all';
import { isOfForm } from './strong-signs';
import { joined } from './sheets';
import { kindOfUnnamed } from './unnamed';

export interface Segment {
  kind: DocumentKind;
  /** First and last page number, both included. */
  pages: [number, number];
  /** 0 to 1. */
  confidence: number;
}

export interface Classification {
  kind: DocumentKind;
  confidence: number;
  /** Runs of pages of one kind; one file may hold a budget behind a letter. */
  segments: Segment[];
}

type Scores = Record<DocumentKind, number>;

interface PageScore {
  page: Page;
  scores: Scores;
  /** Points of the head alone. */
  titles: Scores;
  /** Kinds that only the tab of a workbook names, whose words may be left from another file. */
  tabOnly: ReadonlySet<DocumentKind>;
  /** Kind that the head of the page names, if one clearly does. */
  titled: DocumentKind | undefined;
}

const HEAD = 12;
const LONGEST_TITLE = 90;
const TITLE = 4;
const LEAST = 5;
/** Points from which a page of its own title begins another part. */
const OWN = 6;
/** Confidence in a kind of which the document's own words hardly speak. */
const UNNAMED = 0.55;
const FORMS = ['insurance', 'reserve-study'] as const;

/**
 * Says what a document is, and which of its pages are something else. `budgetPages` are the pages on which a table of
 * a budget was found: figures say more than words. On `goingOn` one goes on that began on the page before.
 */
export function classify(
  doc: ReadDocument,
  budgetPages: ReadonlyMap<number, 'budget' | 'actuals'>,
  goingOn: ReadonlySet<number> = new Set(),
): Classification {
  const scored = doc.pages.map((page, i) =>
    scoreOf(page, {
      isFirst: i === 0,
      table: budgetPages.get(page.number),
      goesOn: goingOn.has(page.number),
    }),
  );
  if (scored.length === 0) return { kind: 'other', confidence: 0.5, segments: [] };
  const segments = isSheets(doc)
    ? joined(scored.map((page) => segmentOf([page])))
    : runsOf(scored).map(segmentOf);
  const main = mainOf(segments, scored);
  return { kind: main.kind, confidence: main.confidence, segments };
}

function scoreOf(
  page: Page,
  about: { isFirst: boolean; table: 'budget' | 'actuals' | undefined; goesOn: boolean },
): PageScore {
  const lines = page.lines.map((line) => line.text);
  const isTitle = (text: string): boolean =>
    text.length <= LONGEST_TITLE && !/\d,\d{3}|\d\.\d\d\b|[a-z]{3}\. [A-Z][a-z]|^[a-z].*[.,;]$/.test(text);
  const said = lines.slice(0, HEAD).map(closedUp).filter(isTitle);
  const head = [...[page.name ?? ''].filter(isTitle), ...said];
  const body = lines.join('\n');
  const adopts = adoptsBudget(lines);
  const scores = emptyScores();
  const titles = emptyScores();
  const tabOnly = new Set<DocumentKind>();
  for (const { kind, title, body: words } of SIGNALS) {
    const heads = kind === 'bylaws' ? head.filter((text) => !BESIDE_DECLARATION.test(text)) : head;
    const named = title.filter((pattern) => heads.some((text) => pattern.test(text))).length;
    titles[kind] = Math.min(2, named) * TITLE;
    if (named > 0 && !title.some((pattern) => said.some((text) => pattern.test(text)))) tabOnly.add(kind);
    scores[kind] = titles[kind] + words.filter((pattern) => pattern.test(body)).length;
  }
  if (isNamedBylaws(head)) {
    scores.bylaws += TITLE;
    scores.declaration -= titles.declaration;
    titles.declaration = 0;
  }
  // A stamp is on every page: it opens no part of its own, and by-laws may bear it.
  if (about.isFirst && titles.bylaws === 0 && head.some((text) => RECORDED.test(text)))
    scores.declaration += TITLE;
  const table = about.table ?? (adopts ? 'budget' : undefined);
  const isUntitled = titles.budget + titles.actuals === 0;
  const isForm = (kind: (typeof FORMS)[number]): boolean =>
    isOfForm(kind, body, titles[kind] > 0) || (kind === 'reserve-study' && hasInventory([page]));
  // The end of a statement, with the components of the reserves below it.
  const form =
    about.table &&
    !about.goesOn &&
    ((isUntitled ? FORMS.find(isForm) : undefined) ??
      // A column of what each unit pays of the budget is beside its share.
      (titles.declaration >= Math.max(TITLE, titles.budget) && hasSharesInAll(lines)
        ? 'declaration'
        : undefined));
  if (form) {
    scores[form] += 4;
    scores.budget *= 0.5;
    scores.actuals *= 0.5;
  } else if (table) {
    // What its columns are outweighs what its title calls it: a statement is compared with a budget.
    const other = table === 'budget' ? 'actuals' : 'budget';
    scores[table] += 8 + 0.5 * scores[other];
    scores[other] *= 0.5;
  } else {
    scores.budget *= 0.5;
    scores.actuals *= 0.5;
  }
  // A letter with the terms of a contract offers one.
  const offers = titles.contract > 0 && hasContractSigns(body);
  if (
    about.isFirst &&
    !adopts &&
    !offers &&
    head.some((text) => !/^[a-z]{2}/.test(text) && NEITHER.test(text))
  )
    scores.other += 7;
  const best = bestOf(scores);
  const titled = titles[best] >= TITLE && scores[best] >= OWN ? best : undefined;
  return { page, scores, titles, tabOnly, titled };
}

function emptyScores(): Scores {
  const documents = { declaration: 0, contract: 0, insurance: 0, 'reserve-study': 0, bylaws: 0, other: 0 };
  return { budget: 0, actuals: 0, ...documents };
}

function bestOf(scores: Scores): DocumentKind {
  return (Object.keys(scores) as DocumentKind[]).reduce((best, kind) =>
    scores[kind] > scores[best] ? kind : best,
  );
}

/** Pages one after another until one names another kind at its head. */
function runsOf(scored: PageScore[]): PageScore[][] {
  const runs: PageScore[][] = [];
  let current: DocumentKind | undefined;
  for (const page of scored) {
    const starts = current !== undefined && startsAnother(page, current);
    if (runs.length === 0 || starts) runs.push([]);
    if (starts || current === undefined) current = page.titled ?? current;
    runs.at(-1)!.push(page);
  }
  return runs;
}

function startsAnother({ titled, scores }: PageScore, current: DocumentKind): boolean {
  if (titled === undefined || titled === current) return false;
  // An agreement behind a policy has no word of insurance at its head.
  const apart = current === 'insurance' && scores[titled] >= 8 && scores[titled] > 2 * scores.insurance;
  return apart || !isPartOf(titled, current);
}

/** Kinds that a document of another kind speaks of in headings: a declaration has by-laws, a contract insurance. */
function isPartOf(kind: DocumentKind, whole: DocumentKind): boolean {
  const parts: Partial<Record<DocumentKind, DocumentKind[]>> = {
    declaration: ['bylaws', 'contract', 'insurance'],
    bylaws: ['contract', 'insurance'],
    contract: ['insurance', 'bylaws', 'declaration'],
    insurance: ['contract', 'declaration'],
    'reserve-study': ['contract', 'insurance', 'bylaws', 'declaration'],
    budget: ['actuals'],
    actuals: ['budget'],
  };
  return parts[whole]?.includes(kind) ?? false;
}

function segmentOf(pages: PageScore[]): Segment {
  const segment = ofScores(pages);
  const lines = pages.flatMap(({ page }) => page.lines.map((line) => line.text));
  const isOther =
    (segment.kind === 'contract' && disclaimsContract(lines.join(' '))) ||
    (segment.kind === 'insurance' && certifiesOthers(lines));
  return isOther ? { ...segment, kind: 'other', confidence: UNNAMED } : segment;
}

function ofScores(pages: PageScore[]): Segment {
  const scores = emptyScores();
  // A long document repeats its words: the first pages say what it is, the others confirm it.
  for (const [i, page] of pages.entries()) {
    const weight = i < 2 ? 1 : 0.35;
    for (const kind of Object.keys(scores) as DocumentKind[]) scores[kind] += page.scores[kind] * weight;
  }
  settle(scores);
  const ranked = (Object.keys(scores) as DocumentKind[]).sort((a, b) => scores[b] - scores[a]);
  const [first, second] = [ranked[0]!, ranked[1]!];
  const numbers = pages.map(({ page }) => page.number);
  const span: [number, number] = [Math.min(...numbers), Math.max(...numbers)];
  if (scores[first] < LEAST) {
    const kind = kindOfUnnamed(pages.map(({ page }) => page)) ?? titledAlone(pages, scores) ?? 'other';
    return { kind, pages: span, confidence: kind !== 'other' ? UNNAMED : scores[first] < 2 ? 0.8 : 0.55 };
  }
  if (first === 'reserve-study' && second === 'contract' && isPromise(pages))
    return { kind: 'contract', pages: span, confidence: UNNAMED };
  const lead = (scores[first] - scores[second]) / scores[first];
  const confidence = Math.min(
    0.99,
    0.5 + 0.35 * Math.min(1, lead * 1.5) + 0.15 * Math.min(1, scores[first] / 18),
  );
  return { kind: first, pages: span, confidence: Math.round(confidence * 100) / 100 };
}

/** A proposal to make a study says what one has and has none of it. */
function isPromise(pages: PageScore[]): boolean {
  return pages[0]!.titles.contract > 0 && !hasInventory(pages.map(({ page }) => page));
}

/** A title that nothing in the document contradicts, where hardly a word of it says more. */
function titledAlone([first]: PageScore[], scores: Scores): DocumentKind | undefined {
  const best = bestOf(scores);
  const rest = Math.max(
    ...(Object.keys(scores) as DocumentKind[]).map((kind) => (kind === best ? 0 : scores[kind])),
  );
  // Figures make a budget of a sheet, not the name of its tab alone.
  if (first?.tabOnly.has(best) && ['budget', 'actuals'].includes(best)) return undefined;
  return first && !['other', 'bylaws'].includes(best) && first.titles[best] >= TITLE && rest <= 1
    ? best
    : undefined;
}

/** Kinds that share their words: by-laws inside a declaration, budget columns in a statement. */
function settle(scores: Scores): void {
  if (scores.declaration >= 6 && scores.bylaws > 0) scores.bylaws *= 0.6;
  if (scores['reserve-study'] >= 8) scores.budget *= 0.6;
  if (scores.insurance >= 9) scores.contract *= 0.6;
}

/** The kind of the file: the part that a reader came for, not the letter on top of it. */
function mainOf(segments: Segment[], scored: PageScore[]): Segment {
  const weight = (segment: Segment): number => {
    const pages = scored.filter(
      ({ page }) => page.number >= segment.pages[0] && page.number <= segment.pages[1],
    );
    const points = pages.reduce((sum, page) => sum + Math.max(...Object.values(page.scores)), 0);
    return (segment.kind === 'other' ? 0.3 : 1) * points * segment.confidence;
  };
  return segments.reduce((best, segment) => (weight(segment) > weight(best) ? segment : best));
}
