import { eachWords, ownersPayText, formatPercent, PROJECTION_PERCENT } from '@hoa/budget-math';
import type { Report } from '../report';
import { bannerLine } from './banner';
import { barChart } from './charts';
import { change, exact, whole } from './figures';
import { html, type Html } from './html';
import { fundsPart } from './reserves';

/** The page's width between its margins, in CSS pixels. */
const WIDTH = 672;

export async function summarySection(report: Report): Promise<Html> {
  return html`<section>
    <h2>Summary</h2>
    ${bannerLine(report.banner)} ${tiles(report)} ${categoryTable(report)} ${fundsPart(report)}
    ${await categoryChart(report)} ${await forecastPart(report)}
  </section>`;
}

function tiles({ totals, parameters: { units }, previousLabel, banner }: Report): Html {
  const { netCents, previousKnown } = totals;
  return html`<dl class="tiles">
    ${tile('Total annual budget', totals.expensesCents, [
      previousKnown
        ? `${change(totals.changePercent)} from ${whole(totals.previousExpensesCents)} in ${previousLabel}`
        : 'No earlier year to compare with',
    ])}
    ${tile('Monthly fee per unit', totals.monthlyFeeCents, [
      `${exact(totals.monthlyFeeCents)}: all expenses ÷ ${units} unit${units === 1 ? '' : 's'} ÷ 12 months`,
    ])}
    ${tile('Annual assessment per unit', totals.annualPerUnitCents, [exact(totals.annualPerUnitCents)])}
    ${tile(`What owners pay ${eachWords(totals.pay)}`, totals.pay.perUnitCents, [ownersPayText(totals.pay)])}
    ${tile('Total income', totals.incomeCents, [
      banner !== null
        ? 'Not reconciled with the documents'
        : netCents === 0
          ? 'Equal to the expenses'
          : `${whole(Math.abs(netCents))} ${netCents > 0 ? 'above the expenses: a surplus' : 'below the expenses: a shortfall'}`,
    ])}
  </dl>`;
}

/** The largest amounts there are take smaller figures. */
const LONG_FIGURE = 15;

function tile(label: string, cents: number, why: readonly string[]): Html {
  const value = whole(cents);
  return html`<div class="tile">
    <dt>${label}</dt>
    <dd class="value figures${value.length > LONG_FIGURE ? ' long' : ''}">${value}</dd>
    ${why.map((text) => html`<dd class="why">${text}</dd>`)}
  </div>`;
}

function categoryTable({ groups, expensesRow, netRow, yearLabel, previousLabel }: Report): Html {
  const rows = groups.map((group) => ({
    name: group.group,
    previousCents: group.previousKnown ? group.previousCents : null,
    proposedCents: group.proposedCents,
    change: group.change,
    changeWord: '–',
    share: group.share,
    kind: '',
  }));
  const closing = [expensesRow, netRow].map((row) => ({
    ...row,
    name: row.description,
    changeWord: row.changeWord ?? '–',
    share: null,
    kind: 'total',
  }));
  return html`<h3>By category</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col" class="amount">${previousLabel}</th>
          <th scope="col" class="amount">${yearLabel} budget</th>
          <th scope="col" class="amount">Change</th>
          <th scope="col" class="amount">Share of expenses</th>
        </tr>
      </thead>
      <tbody>
        ${[...rows, ...closing].map(
          (row) =>
            html`<tr class="${row.kind}">
              <th scope="row">${row.name}</th>
              <td class="amount">${row.previousCents === null ? '–' : whole(row.previousCents)}</td>
              <td class="amount">${whole(row.proposedCents)}</td>
              <td class="amount">${change(row.change, row.changeWord)}</td>
              <td class="amount">${row.share === null ? '' : formatPercent(row.share)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

async function categoryChart({
  topCategories,
  totals,
  yearLabel,
  previousLabel,
}: Report): Promise<Html | null> {
  const [largest] = topCategories;
  if (!largest) return null;
  const drawn = await barChart({
    alternative: `Bars of ${topCategories.length} expense categories: ${topCategories
      .map(({ group, proposedCents }) => `${group} ${whole(proposedCents)}`)
      .join(', ')}.`,
    series: totals.previousKnown ? [`${yearLabel} budget`, previousLabel] : [`${yearLabel} budget`],
    rows: topCategories.map(({ group, proposedCents, previousCents, previousKnown }) => ({
      label: group,
      cents: totals.previousKnown ? [proposedCents, previousKnown ? previousCents : null] : [proposedCents],
    })),
    width: WIDTH,
    rowHeight: totals.previousKnown ? 36 : 26,
    fontSize: 12,
  });
  return html`<div class="chart">
    <h3>Where the money goes</h3>
    <p class="lead">
      ${largest.group} is the largest expense category:
      ${whole(largest.proposedCents)}${largest.share === null ? '' : `, ${formatPercent(largest.share)} of all expenses`}.
    </p>
    ${drawn}
  </div>`;
}

async function forecastPart({ forecast: { years } }: Report): Promise<Html> {
  const drawn = await barChart({
    alternative: `Bars of the projected expenses: ${years.map(({ year, totalCents }) => `${year} ${whole(totalCents)}`).join(', ')}.`,
    series: ['Projected expenses'],
    rows: years.map(({ year, totalCents }) => ({ label: String(year), cents: [totalCents] })),
    width: WIDTH,
    rowHeight: 22,
    fontSize: 12,
  });
  return html`<div class="chart">
    <h3>Five-year forecast</h3>
    <p class="lead">Standard projection: every category grows by ${PROJECTION_PERCENT}% a year.</p>
    ${drawn}
    <table>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col" class="amount">Total expenses</th>
          <th scope="col" class="amount">Monthly fee per unit</th>
        </tr>
      </thead>
      <tbody>
        ${years.map(
          ({ year, totalCents, monthlyFeeCents }) =>
            html`<tr>
              <th scope="row" class="figures">${year}</th>
              <td class="amount">${whole(totalCents)}</td>
              <td class="amount">${whole(monthlyFeeCents)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
