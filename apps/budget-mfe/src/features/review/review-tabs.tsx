import { Loading, Skeleton, Tab, TabPanel, Tabs, TabsList } from '@hoa/ui';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ReviewTab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs of which the address says which one is open; the first where it names none. */
export function ReviewTabs({ label, tabs }: { label: string; tabs: readonly ReviewTab[] }) {
  const [search, setSearch] = useSearchParams();
  const first = tabs[0]?.id ?? '';
  const asked = search.get('tab') ?? first;
  const value = tabs.some(({ id }) => id === asked) ? asked : first;
  const open = (tab: string) => setSearch(tab === first ? {} : { tab }, { replace: true });
  const list = useRef<HTMLDivElement>(null);
  // On a phone not all tabs fit: the open one is in sight, without moving the page.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[data-state=active]');
    if (row && tab)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return (
    <Tabs value={value} onValueChange={open}>
      <TabsList ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} value={tab.id}>
            {tab.label}
          </Tab>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} value={tab.id}>
          <Suspense fallback={<LoadingTab label={tab.label} />}>{tab.content}</Suspense>
        </TabPanel>
      ))}
    </Tabs>
  );
}

function LoadingTab({ label }: { label: string }) {
  return (
    <Loading label={`Loading ${label}`} className="space-y-4">
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </Loading>
  );
}
