import { toCents } from '@hoa/budget-math';
import type { PresentationData } from '@hoa/contracts';
import { dollars, previousLabelOf, signedPercent, yearLabelOf } from '../../slide-words';
import { barChart } from '../charts';
import { html, type Html } from '../html';

export async function changesSlide(data: PresentationData): Promise<Html> {
  const { totals } = data;
  return html`<h2>${previousLabelOf(data)} to ${yearLabelOf(data)}</h2>
    <p class="lead">
      ${
        totals.previousKnown
          ? `${signedPercent(totals.percentChange)}: from ${dollars(totals.totalPreviousYear)} to ${dollars(totals.totalProposedBudget)}`
          : 'There is no earlier year to compare with.'
      }
    </p>
    <div class="columns wide-left body">${await categories(data)} ${notable(data)}</div>`;
}

async function categories(data: PresentationData): Promise<Html | null> {
  const { categoryChanges } = data;
  const [first] = categoryChanges;
  if (!first) return null;
  const chart = await barChart({
    alternative: `Bars of ${yearLabelOf(data)} against ${previousLabelOf(data)}: ${categoryChanges
      .map(({ name, previous, proposed, change, label }) =>
        change === null
          ? `${name} ${dollars(proposed)}, ${label}`
          : `${name} ${dollars(previous)} to ${dollars(proposed)}, ${label}`,
      )
      .join('; ')}.`,
    series: [`${yearLabelOf(data)} budget`, previousLabelOf(data)],
    rows: categoryChanges.map(({ name, label, change, proposed, previous }) => ({
      label: `${name}\n${label}`,
      cents: [toCents(proposed), change === null ? null : toCents(previous)],
    })),
    width: 710,
    rowHeight: Math.min(76, Math.floor(420 / categoryChanges.length)),
    fontSize: 18,
  });
  return html`<div>
    <h3>Category changes</h3>
    <p class="small soft">${first.name} moves most: ${first.label}.</p>
    ${chart}
  </div>`;
}

function notable({ notableChanges }: PresentationData): Html {
  return html`<div>
    <h3>Notable line changes</h3>
    ${notableChanges.length === 0 && html`<p>No line changes by more than 15% or $1,000.</p>`}
    <ul class="rows">
      ${notableChanges.map(
        ({ name, previous, proposed, change, label }) =>
          html`<li>
            <span>
              <strong>${name}</strong>
              <span class="soft figures">
                ${change === null ? dollars(proposed) : `${dollars(previous)} to ${dollars(proposed)}`}
              </span>
            </span>
            <strong class="figures">${label}</strong>
          </li>`,
      )}
    </ul>
  </div>`;
}
