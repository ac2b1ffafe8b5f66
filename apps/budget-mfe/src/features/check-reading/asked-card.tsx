import { classNames } from '@hoa/ui';
import { useId, type ReactNode } from 'react';

/** What a person is asked, over its answers; it stands out until it is settled. */
export function AskedCard({
  prompt,
  settled,
  children,
}: {
  prompt: string;
  settled: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classNames(
        'rounded-md border p-4',
        settled ? 'border-line bg-surface' : 'border-amber bg-amber-soft/40',
      )}
    >
      <p id={id} className="font-medium break-words">
        {prompt}
      </p>
      {children}
    </div>
  );
}
