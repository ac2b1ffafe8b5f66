import { useEffect, useRef, type ReactNode } from 'react';

export interface HighlightedTextProps {
  text: string;
  /** [start, end) of what is marked. */
  span?: [number, number] | null;
}

/** A page's text as it was read, columns kept; the marked words are scrolled into sight. */
export function HighlightedText({ text, span = null }: HighlightedTextProps) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: newer engines answer a promise, which is no clean-up. Absent in a DOM without layout.
    mark.current?.scrollIntoView?.({ block: 'center' });
  }, [span]);
  const look = 'figures overflow-x-auto whitespace-pre-wrap break-words font-mono text-xs leading-relaxed';
  if (!span) return <pre className={look}>{text}</pre>;
  return (
    <pre className={look}>
      {text.slice(0, span[0])}
      <mark ref={mark} className="rounded-sm bg-amber-soft px-0.5 font-semibold text-ink ring-1 ring-amber">
        {text.slice(...span)}
      </mark>
      {text.slice(span[1])}
    </pre>
  );
}

export interface ReadingAreaProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Takes the focus, so that a long text in a dialog scrolls by keyboard too. */
export function ReadingArea({ label, className, children }: ReadingAreaProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
