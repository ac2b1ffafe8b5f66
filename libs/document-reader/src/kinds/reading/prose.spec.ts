import { documentOfText } from './document-of-text';
import { citedAt, proseOf, sentencesOf } from './prose';

const ctx = { documentId: 3, documentName: 'contract.pdf', readingId: 'reading' };

describe('running text', () => {
  it('reads on over a page, without its head and its number', () => {
    const page = (n: number, words: string): string => `Oak Park Service Agreement\n${words}\nPage ${n} of 3`;
    const { text } = proseOf(
      documentOfText(
        [page(1, 'The fee shall be paid'), page(2, 'on the first of'), page(3, 'each month.')].join('\f'),
      ),
    );
    expect(text).toBe('The fee shall be paid\non the first of\neach month.');
  });

  it('reads columns of prose one after the other, and tables across', () => {
    const left = Array.from({ length: 10 }, (_, i) => `The left column of the contract, line ${i}`);
    const right = Array.from({ length: 10 }, (_, i) => `and the right one of its back, line ${i}`);
    const columns = proseOf(
      documentOfText(left.map((words, i) => `${words.padEnd(48)}${right[i]}`).join('\n')),
    ).text;
    expect(columns.indexOf('left column of the contract, line 9')).toBeLessThan(
      columns.indexOf('right one of its back, line 0'),
    );
    const table = Array.from({ length: 10 }, (_, i) => `Service ${i}`.padEnd(40) + `$${i},000.00`);
    expect(proseOf(documentOfText(table.join('\n'))).text).toContain('Service 0  $0,000.00');
  });

  it.each([
    ['numbered', ['1. Term.', '3. Payment.', '2. Price.', '4. Law.']],
    ['named', ['TERM.', 'PAYMENT DUE.', 'PRICE.', 'LAW.']],
  ])(
    'reads a few %s clauses beside each other one after the other, below a form that is read across',
    (_sort, heads) => {
      const { text } = proseOf(
        documentOfText(
          [
            'Client                  Harrow Bend Homes Association',
            ...[
              [`${heads[0]} The first term is`, `${heads[1]} Bills are due in`],
              ['three years.', 'thirty days.'],
              [`${heads[2]} The fee may rise by`, `${heads[3]} The law of the state`],
              ['no more than 4% a year.', 'is to be applied.'],
            ].map(([left, right]) => `${left!.padEnd(50)}${right}`),
          ].join('\n'),
        ),
      );
      expect(text).toContain('Client  Harrow Bend Homes Association');
      expect(text.replace(/\s+/g, ' ')).toContain('The fee may rise by no more than 4% a year.');
      const pairs = '1. Roof shingles   5. Pool\n2. Asphalt paving   6. Fences';
      expect(proseOf(documentOfText(pairs)).text).toContain('1. Roof shingles  5. Pool');
    },
  );

  it('reads two columns whose lines take turns one after the other, and a table of turns across', () => {
    const left = Array.from({ length: 8 }, (_, i) => `${i + 1}. The left of both sides goes on`);
    const right = Array.from({ length: 8 }, (_, i) => `${i + 9}. The right of both sides goes on`);
    const turns = left.flatMap((words, i) => [words, `${''.padEnd(50)}${right[i]}`]);
    const { text } = proseOf(documentOfText(['SERVICE PLAN', 'Total  $1,200.00', ...turns].join('\n')));
    expect(text).toContain('Total  $1,200.00');
    expect(text.indexOf('8. The left')).toBeLessThan(text.indexOf('9. The right'));
    const short = left.flatMap((_, i) => [`Item ${i}`, `${''.padEnd(50)}Price ${i}`]);
    const across = proseOf(documentOfText(short.join('\n'))).text;
    expect(across.indexOf('Price 0')).toBeLessThan(across.indexOf('Item 1'));
  });

  it('cites a span by its line, with the sentence around it', () => {
    const prose = proseOf(
      documentOfText(
        '1. Fee\n\nThe Association shall pay the Contractor the sum of\n$1,250.00 per month for the services. Nothing else is due.',
      ),
    );
    const start = prose.text.indexOf('$1,250.00');
    const cited = citedAt(prose, ctx, { value: '1250.00', start, end: start + 9, confidence: 0.9 });
    expect(cited).toMatchObject({
      raw: '$1,250.00',
      by: 'rules',
      source: { page: 1, line: 3, documentId: 3 },
    });
    expect(cited?.source.quote).toBe(
      'The Association shall pay the Contractor the sum of $1,250.00 per month for the services.',
    );
  });

  it('quotes a row of a table alone, and a long line around the span', () => {
    const row = proseOf(documentOfText('Monthly fee    $900.00\nAnnual fee    $10,800.00'));
    const at = row.text.indexOf('$10,800.00');
    expect(citedAt(row, ctx, { value: 1, start: at, end: at + 10, confidence: 1 })?.source.quote).toBe(
      'Annual fee $10,800.00',
    );
    const long = proseOf(documentOfText(`${'word '.repeat(400)}the fee is $77.00 ${'more '.repeat(400)}`));
    const place = long.text.indexOf('$77.00');
    const quote =
      citedAt(long, ctx, { value: 1, start: place, end: place + 6, confidence: 1 })?.source.quote ?? '';
    expect(quote).toContain('the fee is $77.00');
    expect(quote.length).toBeLessThan(420);
  });

  it('ends a sentence at its stop, not at an abbreviation or a number', () => {
    const sentences = sentencesOf(
      'Acme Co. shall pay $1.50 per copy, no. 5 excepted. The term is 3 years; it renews.',
    ).map(({ text }) => text.trim());
    expect(sentences).toEqual([
      'Acme Co. shall pay $1.50 per copy, no. 5 excepted.',
      'The term is 3 years;',
      'it renews.',
    ]);
  });
});
