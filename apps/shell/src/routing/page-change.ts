import { useEffect, useRef } from 'react';
import type { Page } from './pages';

export const MAIN_ID = 'main';

/**
 * What a browser does by itself when a page is loaded, done for a page that is swapped in: the title changes, the focus
 * moves to the start of the content. The first page keeps the browser's own focus; a new id on the same page (the
 * address takes it after the first save) is not a new page.
 */
export function usePageChange(page: Page | undefined): void {
  const path = page?.path ?? 'not found';
  const title = page?.title ?? 'Page Not Found';
  const previous = useRef(path);
  useEffect(() => {
    document.title = page?.path === '/' ? 'AI Budget Assistant' : `${title} · AI Budget Assistant`;
    if (previous.current === path) return;
    previous.current = path;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [page?.path, path, title]);
}
