import { useRef, type TouchEvent } from 'react';

/** Shorter moves are taps, steeper ones scroll. */
const LEAST_PX = 48;
const STEEPEST = 0.6;

/** Handlers for a surface that goes on by a swipe to the left and back by one to the right. */
export function useSwipe({ next, previous }: { next: () => void; previous: () => void }) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch] = Array.from(touches);
      // Two fingers enlarge.
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = Array.from(changedTouches);
      if (!from.current || !touch) return;
      const across = touch.clientX - from.current.x;
      const down = touch.clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) < LEAST_PX || Math.abs(down) > Math.abs(across) * STEEPEST) return;
      if (across < 0) next();
      else previous();
    },
  };
}
