import { toCents } from '@hoa/budget-math';
import type { PresentationData, PresentedInsight } from '@hoa/contracts';
import { dollars } from '../../slide-words';
import { html, type Html } from '../html';

export function insightsSlide({ insights }: PresentationData): Html {
  return html`<h2>Insights and recommendations</h2>
    <div class="body">
      ${
        insights.length === 0
          ? html`<p>Nothing stands out in this budget.</p>`
          : html`<ul class="insights columns">
              ${insights.map(insightOf)}
            </ul>`
      }
    </div>`;
}

function insightOf({ title, description, savingsPotential, estimatedSavings }: PresentedInsight): Html {
  return html`<li>
    <h3>${title}</h3>
    <p class="soft">${description}</p>
    ${
      savingsPotential !== null &&
      html`<p>
        <span class="badge"
          >${savingsPotential.charAt(0).toUpperCase() + savingsPotential.slice(1)} savings potential</span
        >
        ${toCents(estimatedSavings) > 0 && html`<strong class="figures">about ${dollars(estimatedSavings)} a year</strong>`}
      </p>`
    }
  </li>`;
}
