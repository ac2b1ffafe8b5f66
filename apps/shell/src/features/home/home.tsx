import { Card } from '@hoa/ui';
import { ArrowRight, Calculator, FilePlus2, History, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RemoteView } from '../../remotes/remote-view';

interface Choice {
  to: string;
  icon: LucideIcon;
  title: string;
  description: string;
}

const choices: Choice[] = [
  {
    to: '/upload-documents',
    icon: FilePlus2,
    title: 'Create New Budget',
    description: 'Upload documents and generate a complete budget with AI',
  },
  {
    to: '/assessments-calculator',
    icon: Calculator,
    title: 'Calculate Assessments',
    description: 'Unit-by-unit breakdown of what each owner pays',
  },
  {
    to: '/budget-history',
    icon: History,
    title: 'Budget History',
    description: 'View and manage the budgets you have made',
  },
];

export function Home() {
  return (
    <div className="mx-auto max-w-5xl">
      <header className="pb-10 pt-2 sm:pb-14 sm:pt-6">
        <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
          AI Budget Assistant
        </h1>
        <p className="mt-3 text-xl">What would you like to do today?</p>
        <p className="mt-1 text-lg text-ink-soft">Create a complete budget in under 5 minutes</p>
      </header>
      <ul className="grid gap-4 md:grid-cols-3">
        {choices.map((choice) => (
          <li key={choice.to}>
            <ChoiceCard {...choice} />
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <RemoteView remote="history" module="recent-activity" name="Recent Activity" fallback={null} />
      </div>
    </div>
  );
}

function ChoiceCard({ to, icon: Icon, title, description }: Choice) {
  return (
    <Card asChild interactive className="group h-full p-6">
      <Link to={to}>
        <Icon aria-hidden className="size-7 text-accent" strokeWidth={1.5} />
        <h2 className="mt-4 text-xl font-semibold">
          {title}
          <ArrowRight
            aria-hidden
            className="ml-2 inline size-4 text-accent transition-transform duration-150 group-hover:translate-x-0.5"
          />
        </h2>
        <p className="mt-1 text-ink-soft">{description}</p>
      </Link>
    </Card>
  );
}
