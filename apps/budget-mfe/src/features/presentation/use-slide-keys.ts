import { useEffect } from 'react';

export interface SlideKeys {
  next: () => void;
  previous: () => void;
  /** Escape. */
  stop: () => void;
  /** The browser's own print command: it would print one slide as it lies on the page. */
  print: () => void;
}

/** Right arrow or space goes on, left goes back, Escape ends presenting. A control that has the focus keeps its space. */
export function useSlideKeys({ next, previous, stop, print }: SlideKeys): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const action = actionOf(event, { next, previous, stop, print });
      if (!action) return;
      // Neither does the page scroll by a space or an arrow.
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [next, previous, stop, print]);
}

function actionOf(event: KeyboardEvent, { next, previous, stop, print }: SlideKeys): (() => void) | null {
  if (event.defaultPrevented || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'p' ? print : null;
  if (isIn(event.target, 'input, textarea, select')) return null;
  switch (event.key) {
    case 'ArrowRight':
      return next;
    case 'ArrowLeft':
      return previous;
    case ' ':
      return isIn(event.target, 'a, button, summary, [role="button"]') ? null : next;
    case 'Escape':
      return stop;
    default:
      return null;
  }
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
