import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { overlayStyle, panelStyle, useFocusBack } from './dialog';
import { usePortalRoot } from './portal-root';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action destroys something: its button is brick. */
  destructive?: boolean;
  /** The action runs: the dialog stays, the button spins. The owner closes it when the action has ended. */
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be undone. The focus starts on Cancel; a click outside does not answer it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { destructive = false, busy = false, onConfirm, children } = props;
  const container = usePortalRoot();
  const focus = useFocusBack();
  return (
    <Radix.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content className={classNames(panelStyle, 'max-w-md p-6')} {...focus}>
          <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
