import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Home } from '../features/home/home';
import { NotFound } from '../features/not-found/not-found';
import { PageSkeleton } from '../layout/page-skeleton';
import { RemoteView } from '../remotes/remote-view';
import { findPage } from './pages';
import { usePageChange } from './page-change';

// Few look at it: home does not carry it.
const AiSettings = lazy(() => import('../features/ai/ai-settings'));

/** What the address bar asks for. */
export function CurrentPage() {
  const page = findPage(useLocation().pathname);
  usePageChange(page);
  if (!page) return <NotFound />;
  if (page.path === '/ai-settings')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AiSettings />
      </Suspense>
    );
  if (!page.remote) return <Home />;
  // Keyed by remote: walking between two pages of one remote keeps what it holds.
  return (
    <RemoteView
      key={page.remote}
      remote={page.remote}
      module="routes"
      name={page.title}
      level={1}
      fallback={<PageSkeleton />}
    />
  );
}
