import type { DocumentRow } from '@hoa/contracts';
import { classNames, Progress } from '@hoa/ui';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSize, isBeingRead, readingStatus } from './reading-status';

/** A document by name, size and how far its reading has come; what can be done with it as children. */
export function DocumentSummary({ document, children }: { document: DocumentRow; children?: ReactNode }) {
  const { pages, pagesRead } = document;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-paper px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold wrap-anywhere">{document.name}</p>
        <p className={classNames('text-sm', document.status === 'failed' ? 'text-brick' : 'text-ink-soft')}>
          <span className="figures">{formatSize(document.size)}</span> · {readingStatus(document)}
        </p>
        {isBeingRead(document) && (
          <Progress
            className="mt-2 max-w-sm"
            label={`Reading ${document.name}`}
            value={pages ? (pagesRead * 100) / pages : null}
          />
        )}
      </div>
      {children}
    </div>
  );
}
