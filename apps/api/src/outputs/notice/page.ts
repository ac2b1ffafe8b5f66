import { documentOf } from '../export/pdf/document';
import { html, markup, type Html } from '../export/pdf/html';
import type { Drivers } from './drivers';
import type { Letter } from './letter';

const STYLE = markup(`
html { font-size: 10.5pt; }
section.letter:first-of-type { break-before: auto; }
.letter p { margin-bottom: 8pt; overflow-wrap: anywhere; }
.letter h1 { font-size: 16pt; margin: 14pt 0 10pt; }
.letter h2 { font-family: inherit; font-size: 12pt; line-height: 1.3; color: var(--accent); border: 0; padding: 0; margin: 14pt 0 5pt; }
.letter .name { font-size: 15pt; margin: 0; }
.letter .place { margin-bottom: 18pt; }
.draft { color: #96301f; font-weight: 600; text-align: right; border-bottom: 1pt solid #96301f; padding-bottom: 4pt; }
.mark-of-draft { position: fixed; inset: 0; display: flex; align-items: center; justify-content: center; z-index: -1; font: 700 110pt sans-serif; color: #f6ebe8; transform: rotate(-32deg); }
table.pairs { font-size: 10.5pt; margin-bottom: 10pt; }
table.pairs th { font-weight: 400; color: var(--soft); width: 40%; border-bottom: 0.5pt solid var(--line); }
tr.strong td { font-weight: 700; }
.meeting td { height: 20pt; vertical-align: bottom; border-bottom: 0.75pt solid var(--strong); }
.meeting th { vertical-align: bottom; }
.letter table:not(.pairs) td:first-child { width: 46%; }
.letter tr.total { break-before: avoid; }
td .why { display: block; color: var(--soft); font-size: 8pt; }
.letter .after { margin-top: 8pt; }
.signature { break-inside: avoid; margin-top: 14pt; }
.signature .line { width: 50%; margin-top: 34pt; padding-top: 3pt; border-top: 0.75pt solid var(--strong); }
.together { break-inside: avoid; }
`);

/** Letters as HTML to be printed, each on pages of its own. */
export function noticeDocument(letters: readonly Letter[]): string {
  const [first] = letters;
  const drafted = letters.some(({ draft }) => draft !== null);
  return documentOf({
    kind: 'report',
    title: `${first?.association ?? ''}: ${first?.subject ?? ''}`,
    style: STYLE,
    body: html`${drafted && html`<div class="mark-of-draft" aria-hidden="true">DRAFT</div>`}
    ${letters.map(letterSection)}`,
  });
}

function letterSection(letter: Letter): Html {
  return html`<section class="letter">
    ${letter.draft !== null && html`<p class="draft">${letter.draft}</p>`}
    <p class="name display">${letter.association}</p>
    <p class="place soft">${letter.place}</p>
    <p>${letter.date}</p>
    <p><strong>${letter.to}</strong></p>
    <h1>${letter.subject}</h1>
    <p>Dear owner,</p>
    ${letter.opening.map((paragraph) => html`<p>${paragraph}</p>`)}
    <table class="pairs">
      <tbody>
        ${letter.fee.rows.map(
          ({ label, value, strong }) =>
            html`<tr class="${strong ? 'strong' : ''}">
              <th scope="row">${label}</th>
              <td class="amount">${value}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <h2>Why</h2>
    <p>${letter.drivers.intro}</p>
    ${driverTable(letter.drivers)}
    <p class="after">${letter.basis}</p>
    ${meetingPart(letter)}
    <p class="after">${letter.closing}</p>
    <div class="signature">
      <p>For the Board of Directors of ${letter.association}</p>
      <p class="line">${letter.signature}</p>
    </div>
  </section>`;
}

function driverTable({ header, rows }: Drivers): Html {
  return html`<table>
    <thead>
      <tr>
        ${header.map((title, column) => html`<th scope="col" class="${column > 0 ? 'amount' : ''}">${title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, why, amounts, total }) =>
          html`<tr class="${total ? 'total' : ''}">
            <td>${name}${why && html`<span class="why">${why}</span>`}</td>
            ${amounts.map((amount) => html`<td class="amount">${amount}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function meetingPart({ meeting }: Letter): Html {
  return html`<div class="together">
    <h2>The meeting</h2>
    <p>${meeting.intro}</p>
    <table class="pairs meeting">
      <tbody>
        ${meeting.rows.map(
          ({ label, value }) =>
            html`<tr>
              <th scope="row">${label}</th>
              <td>${value}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
