import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Above the title: the way back. */
  back?: ReactNode;
  /** At the right: what can be done with the page. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** The page's one h1 with what belongs to it. */
export function PageHeader({ title, subtitle, back, actions, className, children }: PageHeaderProps) {
  return (
    <header className={classNames('mb-8', className)}>
      {back && <div className="mb-4">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="font-display text-3xl font-semibold tracking-tight text-balance">{title}</h1>
          {subtitle && <p className="mt-1 text-lg text-ink-soft">{subtitle}</p>}
          {children}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
