import { formatPercent, toCents } from '@hoa/budget-math';
import type { ReservePlan } from '@hoa/contracts';
import { fundRows } from '../fund-words';
import type { Report } from '../report';
import { lineChart } from './charts';
import { whole } from './figures';
import { html, type Html } from './html';

const WIDTH = 672;

/** Each fund from its opening to its closing balance. */
export function fundsPart({ funds }: Report): Html | null {
  if (funds.length === 0) return null;
  const amount = (cents: number | null) => (cents === null ? 'not known' : whole(cents));
  return html`<h3>By fund</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Fund</th>
          <th scope="col" class="amount">Opening balance</th>
          <th scope="col" class="amount">In</th>
          <th scope="col" class="amount">Out</th>
          <th scope="col" class="amount">Closing balance</th>
        </tr>
      </thead>
      <tbody>
        ${fundRows(funds).map(
          (fund) =>
            html`<tr>
              <th scope="row">${fund.name}</th>
              <td class="amount">${amount(fund.openingCents)}</td>
              <td class="amount">${whole(fund.inCents)}</td>
              <td class="amount">${whole(fund.outCents)}</td>
              <td class="amount">${amount(fund.closingCents)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** A page of 30 years: the plans side by side, their balances drawn, and the budget's own year by year. */
export async function reservesSection({ reserves }: Report): Promise<Html | null> {
  const [budget] = reserves?.plans ?? [];
  if (!reserves?.study || !budget) return null;
  const { plans, study } = reserves;
  const chart = await lineChart({
    alternative: `Balances over ${budget.years.length} years. ${plans.map(inWords).join(' ')}`,
    series: plans.map(({ label }) => label),
    rows: budget.years.map(({ label }, index) => ({
      label,
      cents: plans.map(({ years }) => toCents(years[index]?.closing ?? '0.00')),
    })),
    width: WIDTH,
    height: 220,
    fontSize: 12,
  });
  return html`<section>
    <h2>Reserves over ${budget.years.length} years</h2>
    <p class="lead">
      From ${study.documentName}: ${whole(toCents(study.balance))} at the beginning of
      ${study.firstYear}${study.percentFunded === null ? '' : `, ${formatPercent(study.percentFunded)} funded`};
      costs rise by ${formatPercent(study.inflation)} and balances earn ${formatPercent(study.interest)} a
      year. ${study.assumptions.join(' ')}
    </p>
    ${planTable(plans)} ${chart} ${yearTable(budget)}
  </section>`;
}

function inWords({ label, firstBelowZero, lowest }: ReservePlan): string {
  return firstBelowZero === null
    ? `${label}: never below ${whole(toCents(lowest))}.`
    : `${label}: below zero in ${firstBelowZero}.`;
}

function planTable(plans: readonly ReservePlan[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Plan</th>
        <th scope="col" class="amount">Contribution</th>
        <th scope="col" class="amount">Below zero in</th>
        <th scope="col" class="amount">Lowest balance</th>
        <th scope="col" class="amount">Funded at the end</th>
      </tr>
    </thead>
    <tbody>
      ${plans.map((plan) => {
        const funded = plan.years.at(-1)?.percentFunded ?? null;
        return html`<tr>
          <th scope="row">${plan.label}</th>
          <td class="amount">${whole(toCents(plan.contribution))}</td>
          <td class="amount">${plan.firstBelowZero ?? 'never'}</td>
          <td class="amount">${whole(toCents(plan.lowest))}</td>
          <td class="amount">${funded === null ? '–' : formatPercent(funded)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

function yearTable({ years }: ReservePlan): Html {
  return html`<h3>With the contribution of this budget</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Year</th>
          ${['Opening', 'Contribution', 'Interest', 'Projects', 'Closing'].map(
            (name) => html`<th scope="col" class="amount">${name}</th>`,
          )}
          <th scope="col" class="amount">Funded</th>
        </tr>
      </thead>
      <tbody>
        ${years.map(
          (year) =>
            html`<tr>
              <th scope="row">${year.label}</th>
              ${[year.opening, year.contribution, year.interest, year.expenses, year.closing].map(
                (amount) => html`<td class="amount">${whole(toCents(amount))}</td>`,
              )}
              <td class="amount">${year.percentFunded === null ? '–' : formatPercent(year.percentFunded)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
