import type { FactWarning } from '@hoa/contracts';
import { dollars } from '../../text/amounts';
import { cite, type KindContext } from '../types';
import type { Component, ComponentTable } from './component-table';
import { MOST_RATE, type Summary } from './summary';

/** Points of percent that rounding and old prices explain. */
const PRINTED_TOLERANCE = 1;
const COMPUTED_TOLERANCE = 3;

interface Checked {
  table: ComponentTable;
  summary: Summary;
  ctx: KindContext;
}

/** Whether printed figures prove what was read: undefined where there is nothing to prove it with. */
export interface Footing {
  /** The costs add to a printed total. */
  costs: boolean | undefined;
  /** Lives and costs make the printed fully funded balance, within what rounding by component explains. */
  lives: boolean | undefined;
}

export function footing(table: ComponentTable, { fullyFunded }: Summary): Footing {
  const costs = table.components.flatMap(({ cost }) => (cost ? [cost.value] : []));
  const computed = fullyFundedBalance(table.components);
  const slack = 60 * table.components.length + 100;
  return {
    costs: table.totals.length === 0 || costs.length < 2 ? undefined : totalsFoot(table),
    lives:
      fullyFunded && computed !== undefined ? Math.abs(fullyFunded.value - computed) <= slack : undefined,
  };
}

/** A printed total is the sum of all costs, or the totals of the groups add to it. */
function totalsFoot({ components, totals }: ComponentTable): boolean {
  const sum = components.reduce((all, { cost }) => all + (cost?.value ?? 0), 0);
  if (totals.some((one) => one.value === sum)) return true;
  return totals.reduce((all, one) => all + one.value, 0) === sum;
}

/** What a study says twice and differently: lives, fully funded balance, percent funded, the total of its costs. */
export function checksOf(checked: Checked): FactWarning[] {
  return [
    ...lifeWarnings(checked),
    ...rowWarnings(checked),
    ...fundingWarnings(checked),
    ...totalWarnings(checked),
    ...rangeWarnings(checked),
    ...contributionWarnings(checked),
    ...rateWarnings(checked),
  ];
}

/**
 * Fully funded balance in cents: the sum of cost x (useful life - remaining life) / useful life. Undefined where a
 * component lacks one of the three.
 */
export function fullyFundedBalance(components: Component[]): number | undefined {
  let sum = 0;
  for (const { usefulLife, remainingLife, cost } of components) {
    if (!usefulLife || !remainingLife || !cost || usefulLife.value <= 0) return undefined;
    sum += (cost.value * Math.max(0, usefulLife.value - remainingLife.value)) / usefulLife.value;
  }
  return components.length > 0 ? Math.round(sum) : undefined;
}

/** Years that a printed fully funded balance may leave open: it is rounded to a dollar, or to a tenth of a percent. */
const ROW_TOLERANCE = 0.01;

/**
 * Whether the balance that a row prints for itself follows from its cost and lives; undefined where it prints none. A
 * misread digit of either shows here.
 */
export function rowFoots({ usefulLife, remainingLife, cost, funded }: Component): boolean | undefined {
  if (!usefulLife || !remainingLife || !cost || !funded || usefulLife.value <= 0) return undefined;
  const made = (cost.value * Math.max(0, usefulLife.value - remainingLife.value)) / usefulLife.value;
  return Math.abs(made - funded.value) <= Math.max(200, ROW_TOLERANCE * Math.max(made, funded.value));
}

/** Rows that contradict themselves, unless most do: then the column means something else. */
export function doubtfulRows(table: ComponentTable): Component[] {
  const checked = table.components.filter((component) => rowFoots(component) !== undefined);
  const wrong = checked.filter((component) => rowFoots(component) === false);
  return wrong.length * 2 > checked.length ? [] : wrong;
}

function rowWarnings({ table, ctx }: Checked): FactWarning[] {
  return doubtfulRows(table)
    .slice(0, 20)
    .map(({ name, usefulLife, remainingLife, cost, funded }) => ({
      code: 'reserve-row',
      message: `${name}: a cost of ${dollars(cost!.value)} and lives of ${usefulLife!.value} and ${remainingLife!.value} years do not make the ${dollars(funded!.value)} that is printed as fully funded.`,
      at: cite(ctx, funded!.page, funded!.line, funded!.cell),
    }));
}

function lifeWarnings({ table, ctx }: Checked): FactWarning[] {
  return table.components
    .filter(
      ({ usefulLife, remainingLife }) =>
        usefulLife && remainingLife && remainingLife.value > usefulLife.value,
    )
    .slice(0, 20)
    .map(({ name, usefulLife, remainingLife }) => ({
      code: 'reserve-life',
      message: `${name}: its remaining life (${remainingLife!.value}) is longer than its useful life (${usefulLife!.value}).`,
      at: cite(ctx, remainingLife!.page, remainingLife!.line, remainingLife!.cell),
    }));
}

function fundingWarnings({ table, summary: { facts, fullyFunded }, ctx }: Checked): FactWarning[] {
  const warnings: FactWarning[] = [];
  const computed = fullyFundedBalance(table.components);
  if (
    fullyFunded &&
    computed !== undefined &&
    Math.abs(computed - fullyFunded.value) > 0.03 * Math.max(computed, fullyFunded.value)
  )
    warnings.push({
      code: 'reserve-fully-funded',
      message: `The components make a fully funded balance of ${dollars(computed)}; the document prints ${dollars(fullyFunded.value)}.`,
      at: cite(ctx, fullyFunded.page, fullyFunded.line, fullyFunded.cell),
    });
  const { balance, percentFunded } = facts;
  const whole = fullyFunded?.value ?? computed;
  if (!balance || !percentFunded || !whole) return warnings;
  const percent = (Number(balance.value) * 10_000) / whole;
  if (Math.abs(percent - percentFunded.value) > (fullyFunded ? PRINTED_TOLERANCE : COMPUTED_TOLERANCE))
    warnings.push({
      code: 'reserve-percent-funded',
      message: `The balance of ${dollars(balance.value)} is ${percent.toFixed(1)} % of the fully funded ${dollars(whole)}; the document prints ${percentFunded.value} %.`,
      at: percentFunded.source,
    });
  return warnings;
}

function totalWarnings({ table, ctx }: Checked): FactWarning[] {
  const total = table.totals.reduce<(typeof table.totals)[number] | undefined>(
    (most, one) => (most && most.value >= one.value ? most : one),
    undefined,
  );
  const costs = table.components.flatMap(({ cost }) => (cost ? [cost.value] : []));
  if (!total || costs.length < 2 || totalsFoot(table)) return [];
  const sum = costs.reduce((all, cost) => all + cost, 0);
  return [
    {
      code: 'reserve-total',
      message: `The costs that were read add to ${dollars(sum)}; the document prints a total of ${dollars(total.value)}.`,
      at: cite(ctx, total.page, total.line, total.cell),
    },
  ];
}

function contributionWarnings({ summary: { facts, otherContributions }, ctx }: Checked): FactWarning[] {
  const [other] = otherContributions;
  if (!other || !facts.contribution) return [];
  const { page, line, cell } = other.hit;
  return [
    {
      code: 'reserve-contribution',
      message: `The study recommends another contribution too: ${dollars(other.cents)} a year; ${dollars(facts.contribution.value)} was taken.`,
      at: cite(ctx, page, line, cell),
    },
  ];
}

function rangeWarnings({ table }: Checked): FactWarning[] {
  const warnings: FactWarning[] = [];
  if (table.untaken === 'range')
    warnings.push({
      code: 'reserve-cost-range',
      message: 'The study gives a low and a high cost for its components; neither was taken.',
    });
  if (table.untaken === 'thousands')
    warnings.push({
      code: 'reserve-cost-thousands',
      message: 'The costs are printed in thousands of dollars; they were not taken.',
    });
  if (table.ranges > 0)
    warnings.push({
      code: 'reserve-life-range',
      message: `${table.ranges} ${table.ranges === 1 ? 'life is' : 'lives are'} printed as a range of years; the earlier end was taken, the later where more than that remains.`,
    });
  return warnings;
}

function rateWarnings({ summary: { facts } }: Checked): FactWarning[] {
  return [facts.inflation, facts.interest].flatMap((rate) =>
    rate && rate.value > MOST_RATE
      ? [{ code: 'reserve-rate', message: `A rate of ${rate.value} % a year is doubtful.`, at: rate.source }]
      : [],
  );
}
