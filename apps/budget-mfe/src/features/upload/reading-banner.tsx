import type { DocumentRow } from '@hoa/contracts';
import { Badge, Banner } from '@hoa/ui';
import { readingOf } from '../documents/describe';

/** How many documents there are: ready to go on with, and how far their reading is, which nobody has to wait for. */
export function ReadingBanner({ documents }: { documents: DocumentRow[] }) {
  if (documents.length === 0) return null;
  const failed = documents.filter((document) => readingOf(document) === 'failed').length;
  const reading = documents.filter((document) => readingOf(document) === 'reading').length;
  const unreadable = failed === documents.length;
  return (
    <Banner
      tone={unreadable ? 'attention' : 'good'}
      title={`${documents.length} document(s) uploaded`}
      aside={
        <span role="status" className="flex flex-wrap items-center gap-2">
          {unreadable && <Badge tone="amber">Needs attention</Badge>}
          {reading > 0 && (
            <Badge tone="neutral">{`Reading ${documents.length - reading + 1} of ${documents.length}`}</Badge>
          )}
          <Badge tone="accent" className="bg-surface">
            Ready
          </Badge>
        </span>
      }
    >
      <p className="text-ink-soft">
        {unreadable
          ? 'None of these could be read. Please add another copy of them.'
          : 'AI will analyze these to create a custom budget'}
        {!unreadable && failed > 0 && `, without ${failed} that could not be read`}
      </p>
    </Banner>
  );
}
