import { render } from '@testing-library/react';
import { useRef } from 'react';
import { SLIDE_HEIGHT, SLIDE_WIDTH, useFit } from './use-stage';

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight'));

/** Content whose height depends on the width that it is laid out in. */
function fitOf(heightAt: (width: number) => number): number {
  const shown = { factor: 1 };
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
    configurable: true,
    get: () => heightAt(SLIDE_WIDTH / shown.factor),
  });
  function Content() {
    const ref = useRef<HTMLDivElement>(null);
    shown.factor = useFit(ref, 'slide');
    return <div ref={ref} />;
  }
  render(<Content />);
  return shown.factor;
}

it('leaves content that fits as it is', () => {
  expect(fitOf(() => SLIDE_HEIGHT)).toBe(1);
});

it.each([1.1, 1.5, 3])(
  'sets text that is %s times too long smaller, but no smaller than it must',
  (excess) => {
    const area = SLIDE_HEIGHT * SLIDE_WIDTH * excess;
    const height = (factor: number) => (area / (SLIDE_WIDTH / factor)) * factor;
    const factor = fitOf((width) => area / width);
    expect(height(factor)).toBeLessThanOrEqual(SLIDE_HEIGHT);
    expect(height(factor)).toBeGreaterThan(SLIDE_HEIGHT * 0.95);
  },
);

it.each([1.1, 3])('brings a drawing of fixed height, %s times too high, onto the slide', (excess) => {
  const factor = fitOf(() => SLIDE_HEIGHT * excess);
  expect(factor * excess).toBeLessThanOrEqual(1);
  expect(factor * excess).toBeGreaterThan(0.95);
});
