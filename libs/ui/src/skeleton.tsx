import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** A grey block in the shape of what comes; give it width and height by class. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      className={classNames('block h-4 animate-pulse rounded-sm bg-line', className)}
      {...rest}
    />
  );
}

/** Skeletons together, with words for those who cannot see them. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div role="status" aria-live="polite" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
