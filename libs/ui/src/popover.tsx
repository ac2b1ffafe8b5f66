import { Info } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';
import { usePortalRoot } from './portal-root';

export interface PopoverProps extends Pick<ComponentProps<typeof Radix.Root>, 'open' | 'onOpenChange'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/** A small panel beside its button: opens on click, closes on Escape or a click elsewhere. */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  className,
  children,
  ...state
}: PopoverProps) {
  const container = usePortalRoot();
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={classNames(
            'z-50 w-80 max-w-[calc(100vw-1.5rem)] animate-appear rounded-lg border border-line bg-raised p-4 text-ink shadow-raised',
            'max-h-(--radix-popover-content-available-height) overflow-y-auto outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** An 'i' that explains the figure or label beside it; opens on click, so it works on touch and by keyboard alike. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="inline-flex size-6 items-center justify-center rounded-full text-ink-faint hover:bg-sunken hover:text-ink"
        >
          <Info aria-hidden className="size-4" />
        </button>
      }
    >
      <div className="text-sm">{children}</div>
    </Popover>
  );
}
