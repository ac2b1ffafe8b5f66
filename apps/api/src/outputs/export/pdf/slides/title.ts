import type { PresentationData } from '@hoa/contracts';
import { statusLabel } from '../../slide-words';
import { html, type Html } from '../html';

export function titleSlide({ parameters, status }: PresentationData): Html {
  const { associationName, year, location, units } = parameters;
  return html`<div class="title">
    <p class="kind">${year} Budget</p>
    <h1>${associationName || 'Unnamed Association'}</h1>
    <p class="place">${location} · ${units} units</p>
    <p>
      <span class="badge">${status === 'adopted' ? 'Adopted' : `${statusLabel(status)} for the board`}</span>
    </p>
  </div>`;
}
