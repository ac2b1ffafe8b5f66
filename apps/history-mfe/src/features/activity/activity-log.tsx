import { useListActivityQuery } from '@hoa/api-client/access';
import { messageOf } from '@hoa/api-client/core';
import { Button } from '@hoa/ui';
import { useState } from 'react';
import { inWords } from './words';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const FIRST = 5;

/** Who let others in, took things away, and brought them back. */
export function ActivityLog() {
  const { data, error } = useListActivityQuery();
  const [all, setAll] = useState(false);
  if (error) return <p role="alert">{messageOf(error, 'The activity could not be loaded.')}</p>;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="activity" className="mt-10">
      <h2 id="activity" className="text-xl font-semibold">
        Access and deletions
      </h2>
      <ol className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {(all ? data : data.slice(0, FIRST)).map((activity) => (
          <li key={activity.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-2">
            <span className="min-w-0 wrap-anywhere">{inWords(activity)}</span>
            <time dateTime={activity.at} className="text-sm text-ink-soft">
              {time.format(new Date(activity.at))}
            </time>
          </li>
        ))}
      </ol>
      {data.length > FIRST && (
        <Button variant="link" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${data.length}`}
        </Button>
      )}
    </section>
  );
}
