import { useListVersionsQuery } from '@hoa/api-client/versions';
import type { BudgetVersion } from '@hoa/contracts';
import { Button, Dialog } from '@hoa/ui';
import { BookMarked } from 'lucide-react';
import { useState } from 'react';
import { Fetched } from '../notices/fetched';
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
              : 'A version keeps the current budget. Regenerating and restoring save one by themselves.'
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
  return (
    <Fetched
      query={useListVersionsQuery(parametersId)}
      loading="Loading the versions"
      skeletons={{ count: 2, className: 'h-14' }}
      failed={{ title: 'The versions could not be loaded', description: 'No answer came. Nothing is lost.' }}
    >
      {(versions) =>
        comparing ? (
          <Comparison
            parametersId={parametersId}
            from={comparing}
            versions={versions}
            onBack={() => onCompare(null)}
          />
        ) : (
          <div className="space-y-6">
            <SaveVersion parametersId={parametersId} />
            <VersionList
              parametersId={parametersId}
              versions={versions}
              canRestore={canRestore}
              onCompare={onCompare}
            />
          </div>
        )
      }
    </Fetched>
  );
}
