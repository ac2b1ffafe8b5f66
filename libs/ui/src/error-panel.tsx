import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';

export interface ErrorPanelProps {
  title: string;
  /** What happened, what was kept, what to do. */
  description: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  /** Further ways out, after the retry button. */
  children?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}

/** A part of the page that could not be shown, with a way on. */
export function ErrorPanel(props: ErrorPanelProps) {
  const {
    title,
    description,
    onRetry,
    retryLabel = 'Try again',
    retrying,
    children,
    level = 2,
    className,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={classNames('rounded-lg border border-line bg-surface p-6', className)}>
      <div className="flex gap-4">
        <CircleAlert aria-hidden className="mt-1 size-5 shrink-0 text-brick" />
        <div className="min-w-0">
          <Heading className="text-lg font-semibold">{title}</Heading>
          <div className="mt-1 max-w-prose text-ink-soft">{description}</div>
          {(onRetry || children) && (
            <div className="mt-4 flex flex-wrap gap-3">
              {onRetry && (
                <Button onClick={onRetry} loading={retrying}>
                  {retryLabel}
                </Button>
              )}
              {children}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
