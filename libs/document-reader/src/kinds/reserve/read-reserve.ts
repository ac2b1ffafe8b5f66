import type { Cited, ReservePart } from '@hoa/contracts';
import type { Line, ReadDocument } from '../../page/types';
import { centsToMoney } from '../../text/amounts';
import { proseOf } from '../reading/prose';
import { cited, cite, optional, trustIn, type KindContext, type KindResult } from '../types';
import { checksOf, doubtfulRows, footing, rowFoots, type Footing } from './checks';
import { componentSentences } from './component-sentences';
import { componentTable, type Component, type ComponentTable, type Figure } from './component-table';
import { summaryOf, type Summary } from './summary';

const TITLE =
  /\breserves?\b.{0,30}\b(?:study|studies|analysis|report|funding plan|plan|summary|update|disclosures?|component|schedule|inventory|specialists?|advisors?)\b|\b(?:replacement|capital)\b.{0,20}\b(?:study|analysis|plan)\b|\bcomponent (?:inventory|list|schedule|summary)\b/i;

/**
 * A reserve study: components with their lives and costs, balance, percent funded, recommended annual contribution and
 * the rates assumed. Figures that contradict each other are warnings, never fixed. A document that only speaks of its
 * reserves (minutes, a budget's note) has no part.
 */
export function readReserve(doc: ReadDocument, ctx: KindContext): KindResult<ReservePart> {
  const prose = proseOf(doc);
  const tabled = componentTable(doc.pages);
  const table = tabled.components.length > 0 ? tabled : { ...tabled, components: componentSentences(prose) };
  const summary = withTotalsOf(table, summaryOf(doc.pages, prose, { ctx, rows: rowsOf(table) }), ctx);
  const known = Object.keys(summary.facts).length;
  const isStudy = table.components.length >= 2 || (known >= 2 && isTitled(doc));
  if (!isStudy) return { parts: [], warnings: [] };
  const foots = footing(table, summary);
  const doubtful = new Set(doubtfulRows(table));
  const part: ReservePart = {
    id: 'reserve-1',
    kind: 'reserve',
    pages: [doc.pages[0]!.number, doc.pages.at(-1)!.number],
    components: table.components.map((component) =>
      componentOf(component, { ctx, foots, doubtful: doubtful.has(component) }),
    ),
    ...summary.facts,
  };
  return { parts: [part], warnings: checksOf({ table, summary, ctx }) };
}

/** What the components have of the fund and require in the year adds to both, where the document prints them nowhere else. */
function withTotalsOf(table: ComponentTable, summary: Summary, ctx: KindContext): Summary {
  const totalOf = (total: Figure | undefined): Cited<string> | undefined =>
    total && at(total, centsToMoney(total.value), { ctx, proven: false, confidence: 0.9 });
  const balance = summary.facts.balance ?? totalOf(table.balance);
  const contribution = summary.facts.contribution ?? totalOf(table.contribution);
  return { ...summary, facts: { ...summary.facts, ...(balance && { balance }), ...(contribution && { contribution }) } }; // prettier-ignore
}

/** The lines of the inventory: what stands in its columns is of one component, whatever the column's head says. */
function rowsOf(table: ComponentTable): Set<Line> {
  return new Set(table.components.flatMap(({ usefulLife, remainingLife, cost }) => [usefulLife, remainingLife, cost].flatMap((figure) => figure?.line ?? []))); // prettier-ignore
}

/** A short line says that this is a study, not a sentence that mentions one. */
function isTitled(doc: ReadDocument): boolean {
  return doc.pages
    .slice(0, 4)
    .some((page) => page.lines.some(({ text }) => text.split(/\s+/).length <= 9 && TITLE.test(text) && !/[.;]$/.test(text.trim()))); // prettier-ignore
}

interface Sureness {
  ctx: KindContext;
  foots: Footing;
  /** Its own figures contradict each other. */
  doubtful: boolean;
}

function componentOf(component: Component, sure: Sureness): ReservePart['components'][number] {
  const { name, usefulLife, remainingLife, cost } = component;
  const doubtful = sure.doubtful || (usefulLife && remainingLife && remainingLife.value > usefulLife.value);
  const proven = rowFoots(component) === true || (sure.foots.lives === true && !doubtful);
  const years = (figure: Figure): Cited<number> =>
    at(figure, figure.value, { ctx: sure.ctx, proven: proven && !figure.range, confidence: figure.range ? 0.55 : doubtful ? 0.6 : sure.foots.lives === false && !proven ? 0.88 : 0.95 }); // prettier-ignore
  const provenCost = sure.foots.costs === true || rowFoots(component) === true;
  const confidence = sure.doubtful ? 0.6 : sure.foots.costs === false ? 0.75 : 0.95;
  return {
    name,
    ...optional('usefulLife', usefulLife && years(usefulLife)),
    ...optional('remainingLife', remainingLife && years(remainingLife)),
    ...optional('cost', cost && at(cost, centsToMoney(cost.value), { ctx: sure.ctx, proven: provenCost, confidence })), // prettier-ignore
  };
}

/** What adds to a printed total, or makes the printed fully funded balance, was hardly misread. */
function at<T>(
  figure: Figure,
  value: T,
  { ctx, proven, confidence }: { ctx: KindContext; proven: boolean; confidence: number },
): Cited<T> {
  const trust = proven ? 1 : trustIn(figure) * (figure.repaired ? 0.85 : 1);
  return cited({
    value,
    raw: figure.raw,
    source: cite(ctx, figure.page, figure.line, figure.cell),
    confidence: (proven ? 0.98 : confidence) * trust,
  });
}
