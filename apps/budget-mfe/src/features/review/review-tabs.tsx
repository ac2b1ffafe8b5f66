import { EmptyState, Tab, TabPanel, Tabs, TabsList } from '@hoa/ui';
import { Bot, ChartLine, FilePenLine, Lightbulb, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Coming {
  id: string;
  label: string;
  icon: LucideIcon;
  sentence: string;
}

const coming: Coming[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    icon: FilePenLine,
    sentence:
      'An analysis of each contract is coming here: its vendor, its rate increases and when to give notice. What your contracts say is in the budget’s lines already.',
  },
  {
    id: 'forecast',
    label: 'Forecast',
    icon: ChartLine,
    sentence: 'A five-year forecast of this budget is coming here, with three scenarios to compare.',
  },
  {
    id: 'insights',
    label: 'AI Insights',
    icon: Lightbulb,
    sentence:
      'Insights are coming here: this budget’s health, how it compares with price trends, and where it could save.',
  },
  {
    id: 'chat',
    label: 'AI Chat',
    icon: Bot,
    sentence: 'A chat is coming here in which you can ask about this budget and have lines changed.',
  },
];

/** The workspace's five tabs; the address says which one is open. */
export function ReviewTabs({ budget }: { budget: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab') ?? 'budget';
  const value = coming.some(({ id }) => id === asked) ? asked : 'budget';
  const open = (tab: string) => setSearch(tab === 'budget' ? {} : { tab }, { replace: true });
  return (
    <Tabs value={value} onValueChange={open}>
      <TabsList aria-label="Parts of the review">
        <Tab value="budget">Budget</Tab>
        {coming.map(({ id, label }) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabsList>
      <TabPanel value="budget">{budget}</TabPanel>
      {coming.map(({ id, label, icon, sentence }) => (
        <TabPanel key={id} value={id}>
          <EmptyState icon={icon} title={label} description={sentence} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
