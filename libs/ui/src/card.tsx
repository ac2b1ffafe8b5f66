import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export interface CardProps extends ComponentProps<'div'> {
  asChild?: boolean;
  /** The whole card is one link or button: it answers hover and focus. */
  interactive?: boolean;
}

/** A sheet of paper on the page. */
export function Card({ asChild = false, interactive = false, className, ...rest }: CardProps) {
  const Tag = asChild ? Slot.Root : 'div';
  return (
    <Tag
      className={classNames(
        'block rounded-lg border border-line bg-surface p-5 text-ink shadow-card',
        interactive && 'no-underline transition-colors duration-150 hover:border-line-strong hover:bg-raised',
        className,
      )}
      {...rest}
    />
  );
}

export interface CardHeaderProps {
  title: string;
  description?: string;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4;
  children?: React.ReactNode;
}

/** A card's heading, with what belongs at its right edge as children. */
export function CardHeader({ title, description, level = 2, children }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <Heading className="text-xl font-semibold">{title}</Heading>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
      </div>
      {children}
    </div>
  );
}
