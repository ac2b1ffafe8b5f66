import { useListParametersQuery } from '@hoa/api-client/parameters';
import type { AiCall } from '@hoa/contracts';
import { Badge, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@hoa/ui';
import { Link } from 'react-router-dom';
import { formatCount, formatMicros, formatSeconds, formatTime, outcomeOf, taskLabel } from './words';

/** What models were asked last, without a word of any document. */
export function LastCalls({ calls }: { calls: readonly AiCall[] }) {
  return (
    <section aria-labelledby="calls">
      <h2 id="calls" className="text-xl font-semibold">
        Last questions
      </h2>
      {calls.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing has been asked yet.</p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">
            No text of your documents is kept here, only what each question took.
          </p>
          <CallTable calls={calls} />
        </>
      )}
    </section>
  );
}

function CallTable({ calls }: { calls: readonly AiCall[] }) {
  const { data: budgets } = useListParametersQuery();
  const names = new Map(budgets?.map(({ id, associationName, year }) => [id, `${associationName} ${year}`]));
  return (
    <div className="mt-4">
      <Table label="Last questions to models">
        <TableHead>
          <tr>
            <TableHeaderCell>When</TableHeaderCell>
            <TableHeaderCell>Task</TableHeaderCell>
            <TableHeaderCell>Budget</TableHeaderCell>
            <TableHeaderCell>Model</TableHeaderCell>
            <TableHeaderCell numeric>Tokens</TableHeaderCell>
            <TableHeaderCell numeric>Cost</TableHeaderCell>
            <TableHeaderCell numeric>Time</TableHeaderCell>
            <TableHeaderCell>Outcome</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {calls.map((call) => (
            <CallRow key={call.id} call={call} budget={names.get(call.parametersId ?? 0)} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const NONE = '–';

function CallRow({ call, budget }: { call: AiCall; budget: string | undefined }) {
  const { at, task, prompt, model, tokens, costMicros, milliseconds, parametersId } = call;
  const { tone, label, detail } = outcomeOf(call);
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap">{formatTime(at)}</TableCell>
      <TableCell className="min-w-36">
        {taskLabel(task)}
        <span className="block text-xs text-ink-soft">{prompt}</span>
      </TableCell>
      <TableCell className="min-w-32">
        {parametersId === null ? (
          NONE
        ) : (
          <Link to={`/budget-review/${parametersId}`} className="text-accent underline underline-offset-4">
            {budget ?? `Budget ${parametersId}`}
          </Link>
        )}
      </TableCell>
      <TableCell className="wrap-anywhere min-w-32">{model}</TableCell>
      <TableCell numeric>{tokens === null ? NONE : formatCount(tokens)}</TableCell>
      <TableCell numeric>{costMicros === null ? NONE : formatMicros(costMicros)}</TableCell>
      <TableCell numeric>{milliseconds === null ? NONE : formatSeconds(milliseconds)}</TableCell>
      <TableCell className="min-w-44">
        <Badge tone={tone}>{label}</Badge>
        {detail !== '' && <span className="mt-1 block text-xs text-ink-soft">{detail}</span>}
      </TableCell>
    </TableRow>
  );
}
