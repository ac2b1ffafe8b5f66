import type { ContractPart } from '@hoa/contracts';
import { centsToMoney, findAmounts } from '../../text/amounts';
import { citedAt, linesIn, type Prose } from '../reading/prose';
import { optional, type KindContext } from '../types';
import { paymentsIn } from './fee-total';
import { tradeOf } from './trades';

interface Row {
  name: string;
  trade: string;
  start: number;
  cents: number;
  /** Whether it is paid in a number of payments that its row prints. */
  inPayments: boolean;
  /** Where its amount stands. */
  at: number;
  end: number;
}

const FEWEST = 2;

/**
 * `Mowing $25,020.00` over `Snow removal $32,400.00`, and what both come to: services of different trades, each of which
 * a budget has a line for. So are `Mowing, 7 payments  $3,245.00` over `Snow removal, 5 payments  $5,190.00` without their
 * sum. One contract for each, with the parties and the term of the whole; else the whole alone.
 */
export function servicesApart(prose: Prose, ctx: KindContext, whole: ContractPart): ContractPart[] {
  const { fee } = whole;
  if (fee?.value.schedule) return [whole];
  const rows = rowsOf(prose.text);
  const sum = rows.reduce((all, { cents }) => all + cents, 0);
  const trades = new Set(rows.map(({ trade }) => trade));
  const inPayments = rows.every((row) => row.inPayments);
  if (
    rows.length < FEWEST ||
    trades.size < rows.length ||
    !(inPayments || centsToMoney(sum) === fee?.value.amount)
  )
    return [whole];
  return rows.map((row, i) => {
    const { name, start, at, end, cents } = row;
    const period = inPayments || !fee ? 'year' : fee.value.period;
    const value = { ...fee?.value, period, amount: centsToMoney(cents) };
    const own = citedAt(prose, ctx, { value, start: at, end, confidence: fee?.confidence ?? 0.8 });
    const service = citedAt(prose, ctx, { value: name, start, end: start + name.length, confidence: 0.8 });
    return { ...whole, id: `contract-${i + 1}`, ...optional('fee', own), ...optional('service', service) };
  });
}

/** Rows of a table that name a trade, with their last amount. */
function rowsOf(text: string): Row[] {
  return linesIn(text).flatMap(({ text: line, start: from }): Row[] => {
    const name = /^\s*([A-Z][A-Za-z&/' -]{2,40}[a-z])(?= {2}| \(|, \d)/.exec(line)?.[1];
    const trade = name && tradeOf(name);
    const amounts = findAmounts(line).filter(({ raw }) => raw.includes('$'));
    const amount = amounts.at(-1);
    if (!name || !trade || !amount || !/ {2}/.test(line)) return [];
    const at = from + amount.index;
    const [payments = 1] = paymentsIn(line);
    const isSum = amounts.some(({ cents }) => cents * payments === amount.cents);
    const of = { name, trade, start: from + line.indexOf(name), at, end: at + amount.raw.length };
    return [{ ...of, cents: amount.cents * (isSum ? 1 : payments), inPayments: payments > 1 }];
  });
}
