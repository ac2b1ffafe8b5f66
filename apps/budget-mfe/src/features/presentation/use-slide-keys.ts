import { useEffect } from 'react';

export interface SlideKeys {
  next: () => void;
  previous: () => void;
  first: () => void;
  last: () => void;
  /** The slides fill the screen: keys that else move the page are theirs as well. */
  presenting: boolean;
  /** Escape. */
  stop: () => void;
  /** The browser's own print command: it would print one slide as it lies on the page. */
  print: () => void;
}

/**
 * Right arrow or space goes on, left goes back, Escape ends presenting. While presenting also Page Down and Page Up, which
 * presenters' remote controls send, Home and End. A control that has the focus keeps its space.
 */
export function useSlideKeys(keys: SlideKeys): void {
  const { next, previous, first, last, presenting, stop, print } = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const action = actionOf(event, { next, previous, first, last, presenting, stop, print });
      if (!action) return;
      // Neither does the page scroll by a space or an arrow.
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [next, previous, first, last, presenting, stop, print]);
}

function actionOf(event: KeyboardEvent, keys: SlideKeys): (() => void) | null {
  const { next, previous, stop, print } = keys;
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
      return keys.presenting ? whilePresenting(event.key, keys) : null;
  }
}

function whilePresenting(key: string, { next, previous, first, last }: SlideKeys): (() => void) | null {
  switch (key) {
    case 'PageDown':
      return next;
    case 'PageUp':
      return previous;
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return null;
  }
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
