import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { usePortalRoot } from './portal-root';

export const overlayStyle = 'fixed inset-0 z-50 bg-veil';
export const panelStyle = [
  'fixed left-1/2 top-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2',
  'flex-col rounded-lg border border-line bg-raised text-ink shadow-raised outline-none',
];

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** `full` fills the window, on a phone to its edges. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Buttons at the bottom edge. */
  footer?: ReactNode;
  /** False while something runs that must not be interrupted: neither Escape nor a click outside closes. */
  dismissible?: boolean;
  children?: ReactNode;
}

const fullStyle =
  'h-[calc(100dvh-2rem)] max-w-[96rem] max-sm:h-dvh max-sm:max-h-dvh max-sm:w-screen max-sm:rounded-none max-sm:border-0';
const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl', full: fullStyle };

/** Toasts lie above dialogs: their Undo is pressed without closing what is open. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

/**
 * Gives the focus back to what had it when the dialog opened. Radix gives it to a trigger of its own, and our dialogs
 * are opened from anywhere.
 */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** A modal dialog: holds the focus, closes on Escape, gives the focus back. Its body scrolls, its ends stay. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'md', footer, dismissible = true, children } = props;
  const container = usePortalRoot();
  const hold = (event: Event) => {
    if (!dismissible || isInToast(event.target)) event.preventDefault();
  };
  const focus = useFocusBack();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content
          className={classNames(panelStyle, widths[size])}
          {...focus}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          onInteractOutside={hold}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="pb-2 pl-6 pr-16 pt-5">
            <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
            )}
          </div>
          <div className="min-h-0 grow overflow-y-auto px-6 py-2">{children}</div>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-3 px-6 pb-5 pt-3">{footer}</div>
          ) : (
            <div className="h-3" />
          )}
          {/* Last, so that the focus starts on the content. */}
          {dismissible && (
            <Radix.Close
              aria-label="Close"
              className="absolute right-3 top-3 inline-flex size-10 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
