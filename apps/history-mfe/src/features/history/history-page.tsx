import { useMay } from '@hoa/api-client/access';
import { messageOf } from '@hoa/api-client/core';
import { useListParametersQuery } from '@hoa/api-client/parameters';
import { Button, EmptyState, ErrorPanel, PageHeader } from '@hoa/ui';
import { FolderClock } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ActivityLog } from '../activity/activity-log';
import { CompleteBackup } from '../backup/complete-backup';
import { RecentlyDeleted } from '../recovery/recently-deleted';
import { JoinForm } from '../sharing/join-form';
import { OtherBrowser } from '../sharing/other-browser';
import { BudgetCard } from './budget-card';
import { ClearHistory } from './clear-history';
import { groupBudgets, type BudgetGroup } from './group-budgets';
import { HistorySkeleton } from './history-skeleton';

export function HistoryPage() {
  const { data, error, isFetching, refetch } = useListParametersQuery();
  const may = useMay();
  const groups = useMemo(() => groupBudgets(data ?? []), [data]);
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title="Budget History"
        subtitle="Every budget you have created, by association"
        actions={groups.length > 0 && may('clearHistory') && <ClearHistory />}
      />
      {error ? (
        <ErrorPanel
          title="Your budget history could not be loaded"
          description={messageOf(
            error,
            'The server did not answer. Your budgets are safe; please try again.',
          )}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <HistorySkeleton />
      ) : groups.length === 0 ? (
        <NoHistory />
      ) : (
        groups.map((group) => <Group key={group.name} group={group} />)
      )}
      {data && (
        <section aria-label="Keeping your work safe" className="mt-10 grid gap-4 md:grid-cols-2">
          {may('downloadBackup') && <CompleteBackup mayRestore={may('restoreBackup')} />}
          {groups.length === 0 ? <JoinForm /> : may('createJoinCode') && <OtherBrowser />}
        </section>
      )}
      {data && may('recoverBudget') && <RecentlyDeleted />}
      {data && may('listActivity') && <ActivityLog />}
    </div>
  );
}

function Group({ group }: { group: BudgetGroup }) {
  return (
    <section aria-label={group.name} className="mb-10">
      <h2 className="mb-3 text-xl font-semibold wrap-anywhere">{group.name}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {group.budgets.map((budget) => (
          <li key={budget.id}>
            <BudgetCard budget={budget} association={group.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoHistory() {
  return (
    <EmptyState
      icon={FolderClock}
      title="No Budget History"
      description="You haven't created any budgets yet"
      action={
        <Button asChild variant="primary">
          <Link to="/upload-documents">Create Your First Budget</Link>
        </Button>
      }
    />
  );
}
