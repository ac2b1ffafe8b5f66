import { useHost } from '@hoa/api-client/core';
import { useMay } from '@hoa/api-client/access';
import { useSetStatusMutation } from '@hoa/api-client/budget';
import type { Budget } from '@hoa/contracts';
import { Badge, Button, DropdownMenu, MenuItem } from '@hoa/ui';
import { BadgeCheck, ChevronDown, FilePen, Send } from 'lucide-react';
import { isUnreconciled } from '../check-reading/not-reconciled';
import { useFailed } from '../notices/use-failed';

const labels: Record<string, string> = { draft: 'Draft', proposed: 'Proposed', adopted: 'Adopted' };

/** Where the budget stands between the manager's desk and the board's vote, and its next steps. */
export function StatusMenu({ budget }: { budget: Budget }) {
  const { set, busy } = useSetStatus(budget);
  const { status } = budget;
  const may = useMay();
  const maySet = (next: string) => may('setStatus', { status: next });
  const isProposable = status === 'draft' && maySet('proposed');
  const isAdoptable = status !== 'adopted' && !isUnreconciled(budget) && maySet('adopted');
  const isOpenable = status !== 'draft' && maySet('draft');
  if (!isProposable && !isAdoptable && !isOpenable) return <Badge>{statusLabel(status)}</Badge>;
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button loading={busy} aria-label={`Status: ${statusLabel(status)}. Change it`}>
          {statusLabel(status)}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {isProposable && (
        <MenuItem onSelect={() => set('proposed')}>
          <Send aria-hidden />
          Propose to the board
        </MenuItem>
      )}
      {isAdoptable && (
        <MenuItem onSelect={() => set('adopted')}>
          <BadgeCheck aria-hidden />
          Adopt: from then on it is read-only
        </MenuItem>
      )}
      {isOpenable && (
        <MenuItem onSelect={() => set('draft')}>
          <FilePen aria-hidden />
          {status === 'adopted' ? 'Reopen as a draft' : 'Back to draft'}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}

/** A status that this version does not know is shown as it is named. */
export function statusLabel(status: string): string {
  return labels[status] ?? status;
}

function useSetStatus({ parametersId, revision }: Budget) {
  const { notify } = useHost();
  const failed = useFailed();
  const [change, { isLoading }] = useSetStatusMutation();
  const set = (status: 'draft' | 'proposed' | 'adopted') => {
    change({ parametersId, change: { status, revision } })
      .unwrap()
      .then(
        () => notify({ title: `Budget is now: ${statusLabel(status)}`, variant: 'success' }),
        (error: unknown) => failed('The status was not changed', error),
      );
  };
  return { set, busy: isLoading };
}
