import { Card, classNames } from '@hoa/ui';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface ExportCardProps {
  icon: LucideIcon;
  title: string;
  description: string;
  /** What can be done, at the card's lower edge. */
  actions: ReactNode;
  className?: string;
  /** What the file holds, or what is to be known about it. */
  children: ReactNode;
}

/** One way out of the product: what it is, what is in it, and its button. */
export function ExportCard({
  icon: Icon,
  title,
  description,
  actions,
  className,
  children,
}: ExportCardProps) {
  const titleId = useId();
  return (
    <Card asChild className={classNames('flex flex-col p-6', className)}>
      <section aria-labelledby={titleId}>
        <div className="flex items-start gap-4">
          <span aria-hidden className="rounded-md bg-accent-soft p-2.5 text-accent">
            <Icon className="size-6" />
          </span>
          <div className="min-w-0">
            <h2 id={titleId} className="text-xl font-semibold">
              {title}
            </h2>
            <p className="text-ink-soft">{description}</p>
          </div>
        </div>
        <div className="mt-4 mb-6 grow">{children}</div>
        <div className="flex flex-wrap items-center gap-3">{actions}</div>
      </section>
    </Card>
  );
}
