import { Loading, Skeleton, Tab, TabPanel, Tabs, TabsList } from '@hoa/ui';
import { Suspense, type ReactNode } from 'react';
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
  return (
    <Tabs value={value} onValueChange={open}>
      <TabsList aria-label={label}>
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
