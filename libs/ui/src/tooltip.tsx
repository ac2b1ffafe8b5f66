import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { usePortalRoot } from './portal-root';

export interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The one focusable element that is explained. */
  children: ReactElement;
}

/** Explains a control on hover and on focus, beside it and never over it. Touch has no hover: prefer `InfoTip` there. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const container = usePortalRoot();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-xs animate-appear rounded-md bg-ink px-3 py-2 text-sm text-paper shadow-raised"
        >
          {content}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
