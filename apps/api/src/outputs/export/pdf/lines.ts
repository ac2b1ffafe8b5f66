import type { ExportRow } from '../budget-rows';
import type { Report } from '../report';
import { change, whole } from './figures';
import { html, type Html } from './html';

/** All lines by category; the head is repeated on each page, and no subtotal stands alone on the next. */
export function linesSection(report: Report): Html {
  const { groups, expensesRow, netRow, otherFunds, yearLabel, previousLabel } = report;
  return html`<section>
    <h2>Line items</h2>
    <table>
      <thead>
        <tr>
          <th scope="col" class="code">GL code</th>
          <th scope="col">Description</th>
          <th scope="col" class="amount">${previousLabel}</th>
          <th scope="col" class="amount">${yearLabel} budget</th>
          <th scope="col" class="amount">Change</th>
        </tr>
      </thead>
      ${groups.map(groupRows)}
      <tbody>
        ${totalRow(expensesRow, 'total gap')} ${totalRow(netRow, 'total')}
      </tbody>
      ${otherFunds.map(({ name, ...of }) => groupRows({ group: name, ...of }))}
    </table>
  </section>`;
}

interface GroupOfRows {
  group: string;
  rows: readonly ExportRow[];
  subtotal: ExportRow;
}

function groupRows({ group, rows, subtotal }: GroupOfRows): Html {
  return html`<tbody>
    <tr class="group">
      <th scope="rowgroup" colspan="5">${group}</th>
    </tr>
    ${rows.map((row, index) => lineRow(row, [index === 0 && 'first', index === rows.length - 1 && 'beforelast']))}
    ${totalRow(subtotal, 'subtotal')}
  </tbody>`;
}

function lineRow(row: ExportRow, classes: readonly (string | false)[]): Html {
  const review = /needs review/.test(row.basis);
  return html`<tr class="${classes.filter(Boolean).join(' ')}">
    <td class="code">${row.glCode}</td>
    <td class="line">${row.description} <span class="mark${review ? ' review' : ''}">${row.basis}</span></td>
    ${amounts(row)}
  </tr>`;
}

function totalRow(row: ExportRow, kind: string): Html {
  return html`<tr class="${kind}">
    <th scope="row" colspan="2">
      ${row.description}${row.notes && html`<span class="said">${row.notes}</span>`}
    </th>
    ${amounts(row)}
  </tr>`;
}

function amounts({ previousCents, proposedCents, change: percent, changeWord }: ExportRow): Html {
  const missing = changeWord ?? (previousCents === null ? '–' : 'New');
  return html`<td class="amount">${previousCents === null ? '–' : whole(previousCents)}</td>
    <td class="amount">${whole(proposedCents)}</td>
    <td class="amount">${change(percent, missing)}</td>`;
}
