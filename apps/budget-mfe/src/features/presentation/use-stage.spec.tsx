import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
// For what a DOM without layout lacks.
import '../../testing/render';
import { SLIDE_HEIGHT, SLIDE_WIDTH, useFit, useStageScale } from './use-stage';

afterEach(() => {
  for (const name of ['scrollHeight', 'clientWidth']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

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

it('fills its stage, flows where that is narrow, and stays as it is while the stage is hidden', () => {
  const stage = { width: SLIDE_WIDTH / 2 + 200, scale: null as number | null };
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => stage.width });
  function Stage() {
    const ref = useRef<HTMLDivElement>(null);
    stage.scale = useStageScale(ref, false);
    return <div ref={ref} />;
  }
  // The page takes 320 px of the window's height, and leaves a slide 420 at least.
  const tall = window.innerHeight;
  window.innerHeight = 2000;
  render(<Stage />);
  const resized = (width: number) => {
    stage.width = width;
    fireEvent(window, new Event('resize'));
    return stage.scale;
  };
  expect(stage.scale).toBeCloseTo(760 / SLIDE_WIDTH);
  expect(resized(0)).toBeCloseTo(760 / SLIDE_WIDTH);
  expect(resized(SLIDE_WIDTH * 2)).toBe(2);
  expect(resized(390)).toBeNull();
  expect(resized(0)).toBeNull();
  window.innerHeight = tall;
});
