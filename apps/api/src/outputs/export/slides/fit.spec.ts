import fc from 'fast-check';
import { wrapped } from '../text-lines';
import { cutTo, fitted } from './fit';

const limits = { largest: 24, smallest: 10, gap: 0.4 };
const box = { w: 5, h: 2 };

it('sets a short text at the largest size, and a longer one smaller', () => {
  expect(fitted(['Short.'], box, limits)).toEqual({ size: 24, paragraphs: ['Short.'], cut: false });
  const longer = fitted(['word '.repeat(60)], box, limits);
  expect(longer.cut).toBe(false);
  expect(longer.size).toBeLessThan(24);
  expect(longer.size).toBeGreaterThan(10);
});

it('cuts what is too long at the smallest size, the longest first', () => {
  const { size, paragraphs, cut } = fitted(['Short.', 'word '.repeat(2000)], box, limits);
  expect([size, cut]).toEqual([10, true]);
  expect(paragraphs[0]).toBe('Short.');
  expect(paragraphs[1]).toMatch(/word.*…$/);
});

it('never takes more room than there is, and cuts no text that fits', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 1500 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (paragraphs) => {
      const result = fitted(paragraphs, box, limits);
      const lines = result.paragraphs
        .flatMap((paragraph) => paragraph.split('\n'))
        .reduce((sum, paragraph) => sum + wrapped(paragraph, (box.w * 72) / result.size).length, 0);
      const room = (box.h * 72) / (result.size * 1.2);
      expect(lines + limits.gap * (result.paragraphs.length - 1)).toBeLessThanOrEqual(room);
      if (!result.cut) expect(result.paragraphs).toEqual(paragraphs);
    }),
    { numRuns: 60 },
  );
});

it('breaks a word that is longer than a line, and loses no character', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 2, max: 40 }), (paragraph, ems) => {
      expect(wrapped(paragraph, ems).join('')).toBe(paragraph);
    }),
  );
  expect(wrapped('x'.repeat(100), 10).length).toBeGreaterThan(5);
  expect(cutTo('x'.repeat(100), 10, 2)).toMatch(/^x+ x+…$/);
});
