import type { Report, ReportNote, ReportSource } from '../report';
import { html, lines, type Html } from './html';

/** So few notes follow the lines on their page. */
const FEW = 12;

/** How each figure came about, in words, with what people noted beside it. */
export function notesSection({ groups }: Report): Html | null {
  const rows = groups
    .flatMap((group) => group.rows)
    .filter(({ formula, notes }) => formula !== '' || notes !== '');
  if (rows.length === 0) return null;
  const noted = rows.some(({ notes }) => notes !== '');
  return html`<section class="${rows.length <= FEW ? 'flowing' : ''}">
    <h2>Notes to the lines</h2>
    <p class="lead">How each figure was computed, and what was noted beside it.</p>
    <table class="fixed">
      <thead>
        <tr>
          <th scope="col" style="width: 10%">GL code</th>
          <th scope="col" style="width: 28%">Line</th>
          <th scope="col">How it was computed</th>
          ${noted && html`<th scope="col" style="width: 28%">Note</th>`}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ glCode, description, formula, notes }) =>
            html`<tr>
              <td>${glCode}</td>
              <td>${description}</td>
              <td>${lines(formula)}</td>
              ${noted && html`<td>${lines(notes)}</td>`}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

export function assumptionsSection({ assumptions }: Report): Html {
  return html`<section class="flowing">
    <h2>Assumptions</h2>
    <p class="lead">What the figures rest on where no document says it.</p>
    <table class="fixed">
      <thead>
        <tr>
          <th scope="col" style="width: 32%">About</th>
          <th scope="col">Assumption</th>
        </tr>
      </thead>
      <tbody>
        ${bySubject(assumptions).map(
          ({ subject, texts }) =>
            html`<tr>
              <td>${subject}</td>
              <td>${texts.map((text) => html`<p>${lines(text)}</p>`)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** What is said of one thing stands together, also where a page ends. */
function bySubject(notes: readonly ReportNote[]): { subject: string; texts: string[] }[] {
  const together: { subject: string; texts: string[] }[] = [];
  for (const { subject, text } of notes) {
    const last = together.at(-1);
    if (last?.subject === subject) last.texts.push(text);
    else together.push({ subject, texts: [text] });
  }
  return together;
}

export function sourcesSection({ sources }: Report): Html {
  return html`<section class="flowing">
    <h2>Sources</h2>
    <p class="lead">
      ${
        sources.length === 0
          ? 'No line cites a document.'
          : 'Where each figure comes from: the document, the page and the words there.'
      }
    </p>
    ${sources.length > 0 && sourceTable(sources)}
  </section>`;
}

function sourceTable(sources: readonly ReportSource[]): Html {
  return html`<table class="fixed">
    <thead>
      <tr>
        <th scope="col" style="width: 30%">Line</th>
        <th scope="col" style="width: 25%">Document</th>
        <th scope="col" style="width: 7%" class="amount">Page</th>
        <th scope="col">Quote</th>
      </tr>
    </thead>
    <tbody>
      ${sources.map(
        ({ glCode, description, documentName, page, quote }) =>
          html`<tr>
            <td>${[glCode, description].filter(Boolean).join(' ')}</td>
            <td>${documentName}</td>
            <td class="amount">${page}</td>
            <td class="quote">“${lines(quote)}”</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
