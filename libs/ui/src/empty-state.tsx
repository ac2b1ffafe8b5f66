import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  description?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}

/** Nothing here yet: what would be here, and how to get it. */
export function EmptyState({
  icon: Icon,
  title,
  description,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        'flex flex-col items-center rounded-lg border border-dashed border-line-strong px-6 py-12 text-center',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="mb-4 size-8 text-ink-faint" strokeWidth={1.5} />}
      <Heading className="text-xl font-semibold">{title}</Heading>
      {description && <div className="mt-2 max-w-prose text-ink-soft">{description}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
