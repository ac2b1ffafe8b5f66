import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';
import { usePortalRoot } from './portal-root';

export interface DropdownMenuProps {
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A menu below its button; arrow keys, typing ahead and Escape work. */
export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  const container = usePortalRoot();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-44 animate-appear rounded-lg border border-line bg-raised p-1 text-ink shadow-raised"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemStyle = [
  'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-md px-3 text-base outline-none',
  'data-[highlighted]:bg-sunken data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-faint',
  '[&_svg]:size-4 [&_svg]:shrink-0',
];

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  destructive?: boolean;
}

export function MenuItem({ destructive = false, className, ...rest }: MenuItemProps) {
  return <Radix.Item className={classNames(itemStyle, destructive && 'text-brick', className)} {...rest} />;
}

/** A group of which one is chosen, with `MenuRadioItem` inside. */
export const MenuRadioGroup = Radix.RadioGroup;

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={classNames(itemStyle, className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="ml-auto">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
