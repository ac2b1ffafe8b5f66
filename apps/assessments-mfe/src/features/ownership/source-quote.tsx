import type { Citation } from '@hoa/contracts';
import { Popover } from '@hoa/ui';

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
          className="inline-flex h-7 items-center gap-0.5 rounded-sm px-1 text-xs text-ink-soft underline decoration-dotted underline-offset-4 hover:bg-sunken hover:text-ink"
        >
          p. {source.page}
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
