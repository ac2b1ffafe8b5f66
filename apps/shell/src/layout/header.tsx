import { Button, classNames } from '@hoa/ui';
import { Cpu } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { ThemeMenu } from './theme-menu';
import { WordMark } from './word-mark';

const links = [
  { to: '/upload-documents', label: 'New budget' },
  { to: '/assessments-calculator', label: 'Assessments' },
  { to: '/budget-history', label: 'History' },
];

export function Header() {
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 px-4 sm:px-6">
        <Link to="/" className="flex h-14 items-center gap-2.5 rounded-md text-ink no-underline sm:h-16">
          <WordMark />
        </Link>
        <nav aria-label="Main" className="order-last -mx-3 flex w-full sm:order-none sm:mx-0 sm:w-auto">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) => classNames(linkStyle, isActive && activeStyle)}
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex">
          <Button asChild variant="quiet" size="icon">
            <Link to="/ai-settings" aria-label="AI settings">
              <Cpu aria-hidden />
            </Link>
          </Button>
          <ThemeMenu />
        </div>
      </div>
    </header>
  );
}

const linkStyle = [
  'flex h-11 items-center border-b-2 border-transparent px-3 text-ink-soft no-underline hover:text-ink sm:h-16',
  'focus-visible:-outline-offset-4',
];
const activeStyle = 'border-accent font-semibold text-ink';
