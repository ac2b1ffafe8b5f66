import type { Notice } from '@hoa/api-client/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { toast, Toaster } from 'sonner';
import { useTheme } from './theme';

/** Bad news stays long enough to be read twice. */
const DURATION = { default: 6_000, success: 5_000, destructive: 12_000 };

/** Shows a notice in the corner of the page; every remote's toasts come through here. */
export function notify({ title, description, variant = 'default', about, action }: Notice): void {
  toast(title, {
    ...(about === undefined ? {} : { id: about }),
    description,
    duration: action ? 10_000 : DURATION[variant],
    icon: icons[variant],
    action: action && { label: action.label, onClick: action.run },
  });
}

const icons = {
  default: undefined,
  success: <CircleCheck aria-hidden className="size-5 text-accent" />,
  destructive: <CircleAlert aria-hidden className="size-5 text-brick" />,
};

export function Toasts() {
  const { theme } = useTheme();
  return (
    <Toaster
      theme={theme}
      // Below the header: the bottom of a page is where its next step stands, and a toast must not lie on it.
      position="top-right"
      offset={{ top: 76, right: 24 }}
      mobileOffset={{ top: 72, left: 12, right: 12 }}
      closeButton
      gap={8}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            // An open dialog takes the pointer from all else.
            'pointer-events-auto flex w-full font-sans text-base sm:w-(--width) items-start gap-3 rounded-lg border border-line bg-raised p-4 pr-10 text-ink shadow-raised',
          title: 'font-semibold',
          description: 'text-sm text-ink-soft!',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0 grow',
          actionButton:
            'shrink-0 self-center rounded-md px-3 py-1.5 text-sm font-semibold text-accent hover:bg-sunken',
          closeButton:
            'absolute right-2 top-2 inline-flex size-8 items-center justify-center rounded-md border-0! bg-transparent! text-ink-soft! hover:bg-sunken! [&_svg]:size-4',
        },
      }}
    />
  );
}
