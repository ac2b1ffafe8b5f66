import { useCallback, useEffect, useState } from 'react';

/**
 * Prints: `printing` is true while the six pages have to be there. Paper is light: a dark page is made light for as
 * long as the print window is open, because its colours come from the page's root.
 */
export function usePrint() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const root = document.documentElement;
    const theme = root.dataset['theme'];
    const done = () => setPrinting(false);
    root.dataset['theme'] = 'light';
    window.addEventListener('afterprint', done);
    // Charts measure their frames in the first frame and draw in the second.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.print());
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
      if (theme === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = theme;
    };
  }, [printing]);
  const print = useCallback(() => setPrinting(true), []);
  return { printing, print };
}
