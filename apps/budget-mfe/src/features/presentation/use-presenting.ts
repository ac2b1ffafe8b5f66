import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Presenting: `frame` fills the screen. A phone's browser may have no fullscreen for an element, or refuse it: the
 * frame then fills its window, and all else is the same.
 */
export function usePresenting(frame: RefObject<HTMLElement | null>) {
  const [presenting, setPresenting] = useState(false);
  useEffect(() => {
    // The browser itself ends fullscreen on Escape, and tells no key of it.
    const ended = () => {
      if (!document.fullscreenElement) setPresenting(false);
    };
    document.addEventListener('fullscreenchange', ended);
    return () => {
      document.removeEventListener('fullscreenchange', ended);
      leaveFullscreen();
    };
  }, []);
  const start = useCallback(() => {
    setPresenting(true);
    // From here the keys are the slides', not those of the button that was pressed.
    frame.current?.focus();
    if (document.fullscreenEnabled) frame.current?.requestFullscreen().catch(fillsTheWindowInstead);
  }, [frame]);
  const stop = useCallback(() => {
    setPresenting(false);
    leaveFullscreen();
  }, []);
  return { presenting, start, stop };
}

function leaveFullscreen(): void {
  // It may have ended in the meantime, which is what is wanted.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

function fillsTheWindowInstead(): void {
  // Nothing to do: the frame covers the window already.
}
