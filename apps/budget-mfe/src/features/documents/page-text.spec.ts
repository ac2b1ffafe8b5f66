import fc from 'fast-check';
import { findQuote, lineSpan, locate, splitPages } from './page-text';

describe('splitPages', () => {
  it('parts by form feeds, and keeps page numbers where a page is empty', () => {
    expect(splitPages('one\ntwo\f\n\nthree\n\f\ffive')).toEqual([
      { page: 1, text: 'one\ntwo' },
      { page: 2, text: 'three' },
      { page: 4, text: 'five' },
    ]);
  });

  it('parts by marker lines', () => {
    expect(splitPages('--- Page 1 ---\nfirst\n\n--- Page 3 ---\n  third')).toEqual([
      { page: 1, text: 'first' },
      { page: 3, text: '  third' },
    ]);
  });

  it('is one page where nothing parts it', () => {
    expect(splitPages('all of it')).toEqual([{ page: 1, text: 'all of it' }]);
  });
});

describe('locate', () => {
  it('finds words whatever white space and case are between them', () => {
    const text = 'GL  Item\n7310   LANDSCAPE\n  Contract    29,988.00\n';
    const span = locate(text, '7310 Landscape Contract 29,988.00');
    expect(span && text.slice(...span)).toBe('7310   LANDSCAPE\n  Contract    29,988.00');
  });

  it('does not find what is not there', () => {
    expect(locate('a b c', 'a c')).toBeNull();
    expect(locate('a b c', '   ')).toBeNull();
  });

  it('finds any part of a text, and exactly that part', () => {
    const text = fc.array(fc.constantFrom('a', 'B', '7', '.', ' ', '\n', 'İ', 'é'), { minLength: 1 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (characters, from, length) => {
        const whole = characters.join('');
        const part = whole.slice(from % whole.length, (from % whole.length) + 1 + (length % 9));
        fc.pre(part.trim() !== '');
        const span = locate(whole, part);
        const fold = (value: string) => value.replace(/\s+/g, ' ').trim().toLowerCase();
        expect(span).not.toBeNull();
        expect(fold(whole.slice(...span!))).toBe(fold(part));
      }),
    );
  });
});

describe('findQuote', () => {
  const content = 'cover\ffee of $100\nterm of one year\fexhibit';

  it('prefers the page that is named', () => {
    expect(findQuote(content, { page: 2, quote: 'term of one year' })).toMatchObject({
      at: 1,
      span: [12, 28],
    });
  });

  it('looks on the other pages too', () => {
    expect(findQuote(content, { page: 1, quote: 'exhibit' })).toMatchObject({ at: 2 });
  });

  it('falls back to the line that is named', () => {
    const { at, span, pages } = findQuote(content, { page: 2, line: 2, quote: 'not there' });
    expect(pages[at]!.text.slice(...span!)).toBe('term of one year');
    expect(findQuote(content, { page: 9, line: 2, quote: 'not there' })).toMatchObject({ at: 0, span: null });
  });
});

it('lineSpan knows only lines that are there', () => {
  expect(lineSpan('a\n\nbc', 3)).toEqual([3, 5]);
  expect(lineSpan('a\n\nbc', 2)).toBeNull();
  expect(lineSpan('a\n\nbc', 4)).toBeNull();
});
