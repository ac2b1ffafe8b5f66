import { documentOf } from '../export/pdf/document';
import { html, markup, type Html } from '../export/pdf/html';
import type { Statement } from './statement';

const STYLE = markup(`
html { font-size: 10.5pt; }
section.statement:first-of-type { break-before: auto; }
.statement { overflow-wrap: anywhere; }
.head { display: flex; justify-content: space-between; gap: 24pt; align-items: flex-end; border-bottom: 1.5pt solid var(--accent); padding-bottom: 8pt; }
.head .name { font-size: 15pt; line-height: 1.2; }
.head .issued { text-align: right; white-space: nowrap; }
.statement h1 { font-size: 21pt; line-height: 1.2; margin: 20pt 0 14pt; }
.statement h2 { font-family: inherit; font-size: 12pt; color: var(--accent); border: 0; padding: 0; margin: 20pt 0 6pt; }
.sum { display: grid; grid-template-columns: 1fr 1fr; gap: 18pt; align-items: start; }
.due { background: var(--sunken); border-radius: 6pt; padding: 12pt 14pt; }
.due dt { color: var(--soft); }
.due dd { font-size: 23pt; line-height: 1.25; font-weight: 600; }
.due dd.each { font-size: 14pt; }
.due dt + dd + dt { margin-top: 6pt; }
.due .last { font-size: 9pt; font-weight: 400; color: var(--soft); }
table.pairs { font-size: 10.5pt; table-layout: fixed; }
table.pairs th { font-weight: 400; color: var(--soft); width: 45%; overflow-wrap: normal; }
table.pairs td.amount { white-space: normal; overflow-wrap: anywhere; }
table.pairs tr.strong td { font-weight: 700; }
.formula { margin-top: 8pt; padding: 8pt 10pt; border-left: 3pt solid var(--accent); background: var(--sunken); }
ol.instalments { list-style: none; columns: 3; column-gap: 22pt; white-space: normal; }
ol.instalments.few { columns: 1; width: 50%; }
ol.instalments li { display: flex; justify-content: space-between; gap: 8pt; padding: 3pt 0; border-bottom: 0.5pt solid var(--line); break-inside: avoid; }
.closing { margin-top: 22pt; padding-top: 8pt; border-top: 0.75pt solid var(--strong); color: var(--soft); font-size: 9.5pt; break-inside: avoid; }
.closing p + p { margin-top: 4pt; }
`);

const FEW = 4;

/** Statements as HTML to be printed, each on pages of its own. */
export function statementsDocument(statements: readonly Statement[]): string {
  const [first] = statements;
  return documentOf({
    kind: 'report',
    title: `${first?.association ?? ''}: ${first?.title ?? ''}`,
    style: STYLE,
    body: html`${statements.map(section)}`,
  });
}

function section(statement: Statement): Html {
  const { instalments } = statement;
  return html`<section class="statement">
    <div class="head">
      <p class="name display">${statement.association}</p>
      <p class="issued soft">Statement of ${statement.issued}</p>
    </div>
    <h1>${statement.title}, unit ${statement.unit}</h1>
    <div class="sum">
      <dl class="due">
        <dt>${statement.amountName}</dt>
        <dd class="figures">${statement.amount}</dd>
        ${
          instalments.list.length > 1 &&
          html`<dt>In ${instalments.name}, each</dt>
            <dd class="figures each">
              ${instalments.each}
              ${instalments.last !== null && html`<span class="last">the last one ${instalments.last}</span>`}
            </dd>`
        }
      </dl>
      ${pairs(statement.facts)}
    </div>
    <h2>How it is calculated</h2>
    ${partsTable(statement)}
    ${statement.formula !== null && html`<p class="formula">${statement.formula}</p>`}
    ${instalments.list.length > 1 && instalmentList(statement)} ${lastYear(statement)}
    <div class="closing">${statement.closing.map((text) => html`<p>${text}</p>`)}</div>
  </section>`;
}

function pairs(rows: readonly [string, string][], strong?: number): Html {
  return html`<table class="pairs">
    <tbody>
      ${rows.map(
        ([label, value], index) =>
          html`<tr class="${index === strong ? 'strong' : ''}">
            <th scope="row">${label}</th>
            <td class="amount">${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function partsTable({ parts, amount }: Statement): Html | false {
  if (parts.length === 0) return false;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Part of the total</th>
        <th scope="col">How it is divided</th>
        <th scope="col" class="amount">Of all units</th>
        <th scope="col" class="amount">Of this unit</th>
      </tr>
    </thead>
    <tbody>
      ${parts.map(
        ({ label, how, pool, amount: own }) =>
          html`<tr>
            <td>${label}</td>
            <td>${how}</td>
            <td class="amount">${pool}</td>
            <td class="amount">${own}</td>
          </tr>`,
      )}
      ${
        parts.length > 1 &&
        html`<tr class="total">
          <th scope="row" colspan="3">Together</th>
          <td class="amount">${amount}</td>
        </tr>`
      }
    </tbody>
  </table>`;
}

function instalmentList({ instalments: { name, list } }: Statement): Html {
  return html`<h2>Payable in ${name}</h2>
    <ol class="instalments figures ${list.length <= FEW ? 'few' : ''}">
      ${list.map(({ due, amount }) => html`<li><span>${due}</span> <span>${amount}</span></li>`)}
    </ol>`;
}

function lastYear({ lastYear: compared, amountName }: Statement): Html | false {
  if (!compared) return false;
  return html`<h2>Compared with last year</h2>
    ${pairs(
      [
        ['Last year', compared.before],
        [amountName, compared.now],
        ['Difference', compared.difference],
      ],
      2,
    )}`;
}
