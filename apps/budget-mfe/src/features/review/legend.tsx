import { sourceKinds, sourceLabel, SourceMark } from '@hoa/ui';

/** What the marks beside the lines mean. */
export function Legend() {
  return (
    <ul
      aria-label="Where figures come from"
      className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-soft"
    >
      {sourceKinds.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <span aria-hidden>
            <SourceMark kind={kind} />
          </span>
          {sourceLabel(kind)}
        </li>
      ))}
    </ul>
  );
}
