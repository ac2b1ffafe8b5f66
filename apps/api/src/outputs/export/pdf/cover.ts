import type { Report } from '../report';
import { statusLabel } from '../slide-words';
import { bannerLine } from './banner';
import { dayOf, fiscalYear } from './figures';
import { html, type Html } from './html';

/** A longer name is set smaller, so that it stays within a cover. */
const LONG_NAME = 60;

export function coverSection({ parameters, title, status, banner }: Report, made: Date): Html {
  const { associationName, location, units, propertyType, associationType } = parameters;
  const name = associationName || 'Unnamed Association';
  const facts: [string, string][] = [
    ['Fiscal year', fiscalYear(parameters)],
    ['Status', `${statusLabel(status)}${status === 'adopted' ? '' : ', not yet adopted by the board'}`],
    ['Property type', propertyType],
    ...(associationType ? [['Association type', associationType] as [string, string]] : []),
    ['Made on', dayOf(made)],
  ];
  return html`<section class="cover">
    <div class="top">
      ${bannerLine(banner)}
      <p class="kind">${title}</p>
      <h1 class="${name.length > LONG_NAME ? 'long' : ''}">${name}</h1>
      <p class="place">${location} · ${units} unit${units === 1 ? '' : 's'}</p>
      <p>
        <span class="badge"
          >${status === 'adopted' ? 'Adopted' : `${statusLabel(status)} for the board`}</span
        >
      </p>
    </div>
    <dl>
      ${facts.map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </section>`;
}
