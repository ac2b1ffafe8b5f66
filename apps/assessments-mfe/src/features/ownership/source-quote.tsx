import type { Citation } from '@hoa/contracts';
import { Popover } from '@hoa/ui';
import { Quote } from 'lucide-react';

/** The page that a figure stands on, and the words there. */
export function SourceQuote({ source, about }: { source: Citation; about: string }) {
  const where = `Page ${source.page}${source.line ? `, line ${source.line}` : ''}`;
  return (
    <Popover
      label={`Source of ${about}`}
      trigger={
        <button
          type="button"
          aria-label={`Source of ${about}: page ${source.page}`}
          title={`${where}: ${source.quote}`}
          className="inline-flex h-7 items-center gap-0.5 rounded-sm px-1 text-xs font-semibold text-ink-faint hover:bg-sunken hover:text-ink"
        >
          <Quote aria-hidden className="size-3.5" />
          <span aria-hidden>p. {source.page}</span>
        </button>
      }
    >
      <p className="text-sm text-ink-soft">
        {where} of <span className="font-semibold wrap-anywhere">{source.documentName}</span>
      </p>
      <blockquote className="mt-2 border-l-2 border-line-strong pl-3 text-sm wrap-anywhere">
        “{source.quote}”
      </blockquote>
    </Popover>
  );
}
