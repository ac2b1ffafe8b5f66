import type { Money, PresentationData } from '@hoa/contracts';
import { dollars, fundPairs, ownersPayWords, signedPercent, yearLabelOf } from '../../slide-words';
import { html, lines, type Html } from '../html';

export function overviewSlide(data: PresentationData): Html {
  const { parameters, totals } = data;
  return html`<h2>The ${yearLabelOf(data)} budget at a glance</h2>
    <div class="body">
      <dl class="tiles">
        ${tile('Total annual budget', totals.totalProposedBudget, {
          why: totals.previousKnown
            ? `${signedPercent(totals.percentChange)} from ${dollars(totals.totalPreviousYear)}`
            : 'No earlier year to compare with',
        })}
        ${tile('Monthly per unit', totals.monthlyPerUnit, { why: `expenses ÷ ${parameters.units} units ÷ 12` })}
        ${tile('Annual per unit', totals.annualPerUnit, { why: ownersPayWords(data) })}
      </dl>
      <div class="columns body">${community(data)} ${considerations(data)}</div>
    </div>`;
}

/** The largest amounts there are take smaller figures. */
const LONG_FIGURE = 13;

function tile(label: string, amount: Money, { why }: { why: string }): Html {
  const value = dollars(amount);
  return html`<div class="tile">
    <dt>${label}</dt>
    <dd class="value figures${value.length > LONG_FIGURE ? ' long' : ''}">${value}</dd>
    <dd class="why">${why}</dd>
  </div>`;
}

function community(data: PresentationData): Html {
  const { parameters } = data;
  const { location, units, propertyType, associationType } = parameters;
  const pairs: [string, string][] = [
    ['Location', location],
    ['Units', String(units)],
    ['Property type', propertyType],
    ...(associationType ? [['Association type', associationType] as [string, string]] : []),
    ...fundPairs(data),
  ];
  return html`<div>
    <h3>Community</h3>
    <dl class="pairs">
      ${pairs.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
}

function considerations({ parameters }: PresentationData): Html {
  return html`<div>
    <h3>Special considerations</h3>
    <p class="text">${lines(parameters.specialConsiderations || 'None were noted for this year.')}</p>
  </div>`;
}
