import type { PresentationData } from '@hoa/contracts';
import { html, type Html } from '../html';

export function conclusionSlide({ optimizationInsights: health, nextSteps }: PresentationData): Html {
  return html`<h2>Conclusion</h2>
    <div class="body">
      <div class="health">
        <p class="score display">${health.budgetHealthScore}</p>
        <div>
          <h3>
            Budget health: ${health.budgetHealthRating}
            ${health.assumed && html`<span class="badge amber">Assumption</span>`}
          </h3>
          <p class="text">${health.budgetHealthSummary}</p>
        </div>
      </div>
      <div class="columns">
        ${points('Long-term recommendations', health.longTermRecommendations, 'ul')}
        ${points('Next steps', nextSteps, 'ol')}
      </div>
    </div>`;
}

function points(title: string, texts: readonly string[], list: 'ul' | 'ol'): Html | null {
  if (texts.length === 0) return null;
  const items = texts.map((text) => html`<li>${text}</li>`);
  return html`<div>
    <h3>${title}</h3>
    ${
      list === 'ol'
        ? html`<ol class="points">
            ${items}
          </ol>`
        : html`<ul class="points">
            ${items}
          </ul>`
    }
  </div>`;
}
