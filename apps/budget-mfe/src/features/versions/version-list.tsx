import { useHost } from '@hoa/api-client/core';
import { useRestoreVersionMutation } from '@hoa/api-client/versions';
import { useUndoEditsMutation } from '@hoa/api-client/budget';
import { formatDollars, toCents } from '@hoa/budget-math';
import type { BudgetVersion } from '@hoa/contracts';
import { Badge, Button, EmptyState } from '@hoa/ui';
import { BookMarked, GitCompareArrows, RotateCcw } from 'lucide-react';
import { formatTime } from '../dates/format';
import { UNCHANGED, useFailed } from '../notices/use-failed';
import { causeLabel } from './describe';

export interface VersionListProps {
  parametersId: number;
  versions: BudgetVersion[];
  canRestore: boolean;
  onCompare: (version: BudgetVersion) => void;
}

export function VersionList({ parametersId, versions, canRestore, onCompare }: VersionListProps) {
  const { restore, restoring } = useRestore(parametersId);
  if (versions.length === 0)
    return (
      <EmptyState
        level={3}
        icon={BookMarked}
        title="No versions yet"
        description="Save one before you try something out: you can always come back to it."
      />
    );
  return (
    <ul className="divide-y divide-line">
      {versions.map((version) => (
        <li key={version.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {version.name} <Badge tone="outline">{causeLabel(version.cause)}</Badge>
            </p>
            <p className="text-sm text-ink-soft">
              {formatTime(version.at)} · {version.lines} lines · expenses{' '}
              <span className="figures">{formatDollars(toCents(version.totals.expenses))}</span>
            </p>
            {version.reason && <p className="text-sm wrap-anywhere">{version.reason}</p>}
          </div>
          <div className="flex gap-2">
            <Button size="sm" aria-label={`Compare ${version.name}`} onClick={() => onCompare(version)}>
              <GitCompareArrows aria-hidden />
              Compare
            </Button>
            {canRestore && (
              <Button
                size="sm"
                aria-label={`Restore ${version.name}`}
                loading={restoring === version.id}
                onClick={() => void restore(version)}
              >
                <RotateCcw aria-hidden />
                Restore
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Restoring asks nothing: what stood before is saved as a version first, and Undo brings it back. */
function useRestore(parametersId: number) {
  const { notify } = useHost();
  const [put, { isLoading, originalArgs }] = useRestoreVersionMutation();
  const [undo] = useUndoEditsMutation();
  const failed = useFailed();
  const unchanged = (title: string) => (error: unknown) => failed(title, error, UNCHANGED);
  const restore = ({ id, name }: BudgetVersion) =>
    put({ id, parametersId })
      .unwrap()
      .then(
        ({ batchId, saved }) =>
          notify({
            title: 'Version restored',
            description: `${name}. What was there before is kept as “${saved.name}”.`,
            variant: 'success',
            action: {
              label: 'Undo',
              run: () =>
                void undo({ parametersId, batchId }).unwrap().catch(unchanged('It could not be taken back')),
            },
          }),
        unchanged('The version could not be restored'),
      );
  return { restore, restoring: isLoading ? originalArgs?.id : undefined };
}
