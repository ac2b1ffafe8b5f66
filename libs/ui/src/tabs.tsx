import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Radix tabs (`value`, `onValueChange`, arrow keys); use with `TabsList`, `Tab`, `TabPanel`. */
export const Tabs = Radix.Root;

/** The row of tabs; scrolls sideways where it does not fit. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={classNames('flex gap-1 overflow-x-auto border-b border-line', className)}
      {...rest}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={classNames(
        '-mb-px h-11 shrink-0 border-b-2 border-transparent px-4 font-semibold text-ink-soft',
        'hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink',
        'focus-visible:-outline-offset-2',
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={classNames('pt-6', className)} {...rest} />;
}
