import { useGetRunQuery } from '@hoa/api-client/generation';
import { Card } from '@hoa/ui';

/** What the generation wants known: fallbacks, one-offs left out, the papers it used. */
export function RunNotes({ runId }: { runId: string }) {
  const { data: run } = useGetRunQuery(runId);
  if (!run || (run.notes.length === 0 && run.documents.length === 0)) return null;
  return (
    <Card className="text-sm">
      <h2 className="text-base font-semibold">How this budget was made</h2>
      {run.notes.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {run.notes.map((note, index) => (
            <li key={index}>{note.message}</li>
          ))}
        </ul>
      )}
      {run.documents.length > 0 && (
        <p className="mt-3 break-words text-ink-soft">
          Documents used: {run.documents.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </Card>
  );
}
