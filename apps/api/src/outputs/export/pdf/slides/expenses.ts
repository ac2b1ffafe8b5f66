import { formatPercent, toCents } from '@hoa/budget-math';
import type { PresentationData } from '@hoa/contracts';
import { dollars } from '../../slide-words';
import { barChart } from '../charts';
import { html, type Html } from '../html';

export async function expensesSlide(data: PresentationData): Promise<Html> {
  return html`<h2>Where the money goes</h2>
    <div class="columns body">${await shares(data)} ${topItems(data)}</div>`;
}

async function shares({ categorizedItems, totals, parameters }: PresentationData): Promise<Html> {
  const expenses = categorizedItems
    .filter(({ type }) => type === 'expense')
    .sort((a, b) => toCents(b.proposed) - toCents(a.proposed));
  const [largest] = expenses;
  const total = dollars(totals.totalProposedBudget);
  if (!largest)
    return html`<div>
      <h3>Shares by category</h3>
      <p>No expenses yet.</p>
    </div>`;
  const chart = await barChart({
    alternative: `Bars of the ${parameters.year} expenses by category: ${expenses
      .map(
        ({ category, proposed, share }) => `${category} ${dollars(proposed)}, ${formatPercent(share ?? 0)}`,
      )
      .join('; ')}.`,
    series: [`${parameters.year} budget`],
    rows: expenses.map(({ category, proposed, share }) => ({
      label: category,
      cents: [toCents(proposed)],
      remark: formatPercent(share ?? 0),
    })),
    width: 590,
    rowHeight: Math.min(62, Math.floor(430 / expenses.length)),
    fontSize: 18,
  });
  return html`<div>
    <h3>Shares by category</h3>
    <p class="small soft">${largest.category} is the largest of ${expenses.length}; together ${total}.</p>
    ${chart}
  </div>`;
}

function topItems({ topItems: items }: PresentationData): Html {
  return html`<div>
    <h3>Top expense items</h3>
    ${items.length === 0 && html`<p class="soft">No expenses yet.</p>`}
    <ol class="rows">
      ${items.map(
        ({ description, category, proposed, share }) =>
          html`<li>
            <span><strong>${description}</strong> <span class="soft">${category}</span></span>
            <span class="figures"
              ><strong>${dollars(proposed)}</strong> <span class="soft">${formatPercent(share)}</span></span
            >
          </li>`,
      )}
    </ol>
  </div>`;
}
