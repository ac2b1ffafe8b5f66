import { FilePenLine, FileText, Lightbulb, Scale, TrendingUp, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Where a figure comes from. */
export const sourceKinds = ['document', 'contract', 'trend', 'assumption', 'balancing'] as const;
export type SourceKind = (typeof sourceKinds)[number];

const marks: Record<SourceKind, { icon: LucideIcon; label: string; style: string }> = {
  document: { icon: FileText, label: 'From a document', style: 'bg-accent-soft text-accent' },
  contract: { icon: FilePenLine, label: 'From a contract', style: 'bg-accent-soft text-accent' },
  trend: { icon: TrendingUp, label: 'From a price trend', style: 'bg-sunken text-ink-soft' },
  assumption: { icon: Lightbulb, label: 'An assumption', style: 'bg-amber-soft text-amber' },
  balancing: { icon: Scale, label: 'Balances the budget', style: 'bg-sunken text-ink-soft' },
};

/** The mark's words, for a legend or a sentence. */
export function sourceLabel(kind: SourceKind): string {
  return marks[kind].label;
}

export interface SourceMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  kind: SourceKind;
  /** Writes the words beside the icon. */
  withLabel?: boolean;
}

/** A small mark that tells a figure's origin at a glance: shape first, colour second, words for screen readers. */
export function SourceMark({ kind, withLabel = false, className, ...rest }: SourceMarkProps) {
  const { icon: Icon, label, style } = marks[kind];
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center align-middle gap-1.5 rounded-sm px-1 text-xs font-semibold',
        withLabel && 'px-2',
        style,
        className,
      )}
      title={withLabel ? undefined : label}
      {...rest}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className={withLabel ? undefined : 'sr-only'}>{label}</span>
    </span>
  );
}
