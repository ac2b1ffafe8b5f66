import { formatPercent } from '@hoa/budget-math';
import type { Health } from '@hoa/contracts';
import {
  Badge,
  Card,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@hoa/ui';

/** The score, and everything it is made of: nothing about it has to be believed. */
export function HealthOverview({ health }: { health: Health }) {
  const { score, letter, rating, summary, formula, parts } = health;
  return (
    <Card>
      <h2 className="text-xl font-semibold">Budget health</h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="font-display text-4xl font-semibold">
          {letter || '–'}
          <span className="sr-only">, </span>
          {score !== null && (
            <span className="figures ml-3 font-sans text-xl text-ink-soft">{score} of 100</span>
          )}
        </p>
        <div className="min-w-0 grow basis-72">
          <p className="font-semibold">{rating}</p>
          <p className="max-w-prose text-ink-soft">{summary}</p>
        </div>
      </div>
      {parts.length > 0 && (
        <details className="mt-5">
          <summary className="w-fit rounded-sm py-1 font-semibold text-accent">
            How the score is computed
          </summary>
          <p className="mt-2 max-w-prose">{formula}</p>
          <ScoreTable health={health} />
        </details>
      )}
    </Card>
  );
}

function ScoreTable({ health: { parts, score } }: { health: Health }) {
  return (
    <Table label="Parts of the score" frameClassName="mt-3">
      <TableHead>
        <tr>
          <TableHeaderCell className="min-w-48">Part</TableHeaderCell>
          <TableHeaderCell numeric>Weight</TableHeaderCell>
          <TableHeaderCell numeric>Input</TableHeaderCell>
          <TableHeaderCell numeric>Points</TableHeaderCell>
          <TableHeaderCell numeric>Adds</TableHeaderCell>
          <TableHeaderCell className="min-w-72">Rule</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {parts.map(({ id, label, weight, value, points, contribution, rule, assumption }) => (
          <TableRow key={id}>
            <TableHeaderCell scope="row" className="font-normal">
              {label}
              {assumption && (
                <Badge tone="amber" className="ml-2">
                  Assumption
                </Badge>
              )}
            </TableHeaderCell>
            <TableCell numeric>{formatPercent(weight, { digits: 0 })}</TableCell>
            <TableCell numeric>{value}</TableCell>
            <TableCell numeric>{points ?? 'not known'}</TableCell>
            <TableCell numeric>{contribution.toFixed(1)}</TableCell>
            <TableCell className="text-ink-soft">{rule}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFoot>
        <TableRow kind="total">
          <TableHeaderCell scope="row" colSpan={4}>
            Score
          </TableHeaderCell>
          <TableCell numeric>{score ?? '–'}</TableCell>
          <TableCell />
        </TableRow>
      </TableFoot>
    </Table>
  );
}
