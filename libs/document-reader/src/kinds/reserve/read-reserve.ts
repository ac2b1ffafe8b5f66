import type { Cited, FactWarning, ReservePart } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import { centsToMoney } from '../../text/amounts';
import { proseOf } from '../reading/prose';
import { cite, cited, type KindContext, type KindResult } from '../types';
import { checksOf } from './checks';
import { componentTable, type Component, type Figure } from './component-table';
import { summaryOf } from './summary';

const RESERVE =
  /\breserve|\bremaining (?:useful )?life|\buseful life|percent funded|fully funded|\bcomponents?\b/gi;

/**
 * A reserve study: components with their lives and costs, balance, percent funded, recommended annual contribution and
 * the rates assumed. Figures that contradict each other are warnings, never mended.
 */
export function readReserve(doc: ReadDocument, ctx: KindContext): KindResult<ReservePart> {
  if (!isReserve(doc)) return { parts: [], warnings: [] };
  const table = componentTable(doc.pages);
  const { fullyFunded, ...summary } = summaryOf(doc.pages, proseOf(doc), ctx);
  const isStudy = table.components.length >= 2 || Object.keys(summary).length >= 2;
  if (!isStudy) return { parts: [], warnings: [] };
  const warnings: FactWarning[] = checksOf({ table, summary, fullyFunded, ctx });
  const part: ReservePart = {
    id: 'reserve-1',
    kind: 'reserve',
    pages: [doc.pages[0]!.number, doc.pages.at(-1)!.number],
    components: table.components.map((component) => componentOf(component, ctx)),
    ...summary,
  };
  return { parts: [part], warnings };
}

function isReserve(doc: ReadDocument): boolean {
  const words = new Set<string>();
  for (const page of doc.pages)
    for (const line of page.lines)
      for (const word of line.text.match(RESERVE) ?? []) words.add(word.toLowerCase());
  return words.size >= 2;
}

function componentOf(component: Component, ctx: KindContext): ReservePart['components'][number] {
  const { name, usefulLife, remainingLife, cost } = component;
  const doubtful = usefulLife && remainingLife && remainingLife.value > usefulLife.value;
  const years = (figure: Figure): Cited<number> =>
    at(figure, figure.value, { ctx, confidence: doubtful ? 0.6 : 0.95 });
  return {
    name,
    ...(usefulLife ? { usefulLife: years(usefulLife) } : {}),
    ...(remainingLife ? { remainingLife: years(remainingLife) } : {}),
    ...(cost ? { cost: at(cost, centsToMoney(cost.value), { ctx, confidence: 0.95 }) } : {}),
  };
}

function at<T>(
  figure: Figure,
  value: T,
  { ctx, confidence }: { ctx: KindContext; confidence: number },
): Cited<T> {
  const trust =
    (figure.page.source === 'ocr' ? 0.6 + 0.4 * figure.cell.confidence : 1) * (figure.repaired ? 0.85 : 1);
  return cited({
    value,
    raw: figure.raw,
    source: cite(ctx, figure.page, figure.line, figure.cell),
    confidence: confidence * trust,
  });
}
