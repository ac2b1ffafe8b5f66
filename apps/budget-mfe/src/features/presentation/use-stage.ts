import { useLayoutEffect, useState, type RefObject } from 'react';

/** The size that slides are drawn at, in pixels; a stage enlarges or reduces it as a whole. */
export const SLIDE_WIDTH = 1120;
export const SLIDE_HEIGHT = 630;

/** Narrower stages do not reduce a slide (its text would be too small) but let it flow. */
const NARROWEST = 720;
/** What stands above and below the slide on the page. */
const AROUND_PX = 320;
const LEAST_HEIGHT = 420;

/** By how much a slide is enlarged to fill its stage; null where the stage is too narrow for a slide of fixed size. */
export function useStageScale(stage: RefObject<HTMLElement | null>, presenting: boolean): number | null {
  const [scale, setScale] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      // Hidden for a moment, as when the window takes another size: the slide stays as it is.
      if (clientWidth === 0) return;
      const height = presenting ? clientHeight : Math.max(LEAST_HEIGHT, window.innerHeight - AROUND_PX);
      setScale(clientWidth < NARROWEST ? null : Math.min(clientWidth / SLIDE_WIDTH, height / SLIDE_HEIGHT));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [stage, presenting]);
  return scale;
}

/** A little more than is needed, so that content of fixed height gets there in a few steps. */
const STEP = 0.99;

/**
 * How far content has to be reduced to stand on a slide; 1 where it fits. Reduced content is laid out wider, in which
 * text takes fewer lines: it goes there in steps, measuring again, so that nothing becomes smaller than it must.
 * `key` names the content.
 */
export function useFit(content: RefObject<HTMLElement | null>, key: unknown): number {
  const [fit, setFit] = useState<{ key: unknown; factor: number }>({ key, factor: 1 });
  const factor = fit.key === key ? fit.factor : 1;
  useLayoutEffect(() => {
    const height = (content.current?.scrollHeight ?? 0) * factor;
    if (height > SLIDE_HEIGHT) setFit({ key, factor: factor * Math.sqrt(SLIDE_HEIGHT / height) * STEP });
  }, [content, key, factor]);
  return factor;
}
