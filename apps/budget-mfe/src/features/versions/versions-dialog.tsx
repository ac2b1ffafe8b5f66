import { messageOf } from '@hoa/api-client/core';
import { useListVersionsQuery } from '@hoa/api-client/versions';
import type { BudgetVersion } from '@hoa/contracts';
import { Button, Dialog, ErrorPanel, Loading, Skeleton } from '@hoa/ui';
import { BookMarked } from 'lucide-react';
import { useState } from 'react';
import { Comparison } from './comparison';
import { SaveVersion } from './save-version';
import { VersionList } from './version-list';

export interface VersionsProps {
  parametersId: number;
  /** An adopted budget is compared, not restored. */
  open: boolean;
}

/** Named states of the budget: saved, compared line by line, brought back. */
export function Versions({ parametersId, open: canRestore }: VersionsProps) {
  const [open, setOpen] = useState(false);
  const [comparing, setComparing] = useState<BudgetVersion | null>(null);
  const close = () => {
    setOpen(false);
    setComparing(null);
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <BookMarked aria-hidden />
        Versions
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={(next) => !next && close()}
          size="xl"
          title={comparing ? 'Compare versions' : 'Versions'}
          description={
            comparing
              ? 'Line by line, what is different.'
              : 'A version keeps the budget as it stands. Regenerating and restoring save one by themselves.'
          }
        >
          <Content
            parametersId={parametersId}
            canRestore={canRestore}
            comparing={comparing}
            onCompare={setComparing}
          />
        </Dialog>
      )}
    </>
  );
}

interface ContentProps {
  parametersId: number;
  canRestore: boolean;
  comparing: BudgetVersion | null;
  onCompare: (version: BudgetVersion | null) => void;
}

function Content({ parametersId, canRestore, comparing, onCompare }: ContentProps) {
  const { data, error, refetch, isFetching } = useListVersionsQuery(parametersId);
  if (error && !data)
    return (
      <ErrorPanel
        level={3}
        title="The versions could not be loaded"
        description={messageOf(error, 'No answer came. Nothing is lost.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <Loading label="Loading the versions" className="space-y-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    );
  if (comparing)
    return (
      <Comparison
        parametersId={parametersId}
        from={comparing}
        versions={data}
        onBack={() => onCompare(null)}
      />
    );
  return (
    <div className="space-y-6">
      <SaveVersion parametersId={parametersId} />
      <VersionList
        parametersId={parametersId}
        versions={data}
        canRestore={canRestore}
        onCompare={onCompare}
      />
    </div>
  );
}
