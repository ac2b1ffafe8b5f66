import { useListEditsQuery } from '@hoa/api-client/budget';
import { toCents } from '@hoa/budget-math';
import type { BudgetEdit } from '@hoa/contracts';
import {
  Badge,
  Button,
  classNames,
  Dialog,
  EmptyState,
  MoneyText,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@hoa/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../dates/format';
import { Fetched } from '../notices/fetched';

/** The journal of a budget: every edit, when, from what, to what, how, and on which browser. */
export function Journal({ parametersId }: { parametersId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <History aria-hidden />
        Journal
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          size="xl"
          title="Journal"
          description="Every change since the budget was generated, newest first."
        >
          <Entries parametersId={parametersId} />
        </Dialog>
      )}
    </>
  );
}

function Entries({ parametersId }: { parametersId: number }) {
  return (
    <Fetched
      query={useListEditsQuery(parametersId)}
      loading="Loading the journal"
      skeletons={{ count: 2, className: 'h-8' }}
      failed={{ title: 'The journal could not be loaded', description: 'No answer came. Nothing is lost.' }}
    >
      {(edits) => (edits.length > 0 ? <EditTable edits={edits} /> : <NoEdits />)}
    </Fetched>
  );
}

function NoEdits() {
  return (
    <EmptyState
      level={3}
      icon={History}
      title="Nothing was changed"
      description="Every line is as it was generated."
    />
  );
}

const origins: Record<string, string> = {
  hand: 'by hand',
  chat: 'in the chat',
  'what-if': 'what-if',
  undo: 'undo',
  restore: 'restored',
  rebalance: 'rebalanced',
};
const kinds: Record<string, string> = {
  added: 'Line added',
  removed: 'Line removed',
  restored: 'Line brought back',
};

/** A phone has no room for five columns: when and how stand below the line there. */
const wide = 'max-sm:hidden';
const tight = 'max-sm:px-1.5';

function EditTable({ edits }: { edits: BudgetEdit[] }) {
  return (
    <Table label="Journal of edits">
      <TableHead>
        <tr>
          <TableHeaderCell className={wide}>When</TableHeaderCell>
          <TableHeaderCell className={tight}>Line</TableHeaderCell>
          <TableHeaderCell numeric className={tight}>
            From
          </TableHeaderCell>
          <TableHeaderCell numeric className={tight}>
            To
          </TableHeaderCell>
          <TableHeaderCell className={wide}>How</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {edits.map((edit) => (
          <EditRow key={edit.id} edit={edit} />
        ))}
      </TableBody>
    </Table>
  );
}

function EditRow({ edit }: { edit: BudgetEdit }) {
  const when = formatTime(edit.at);
  return (
    <TableRow>
      <TableCell className={classNames(wide, 'text-ink-soft')}>{when}</TableCell>
      <TableCell className={classNames(tight, 'wrap-anywhere')}>
        {edit.description}
        {edit.kind && kinds[edit.kind] && <span className="block text-ink-soft">{kinds[edit.kind]}</span>}
        <span className="block text-xs text-ink-soft sm:hidden">
          {when}, <How edit={edit} />
        </span>
      </TableCell>
      <TableCell numeric className={tight}>
        <MoneyText cents={toCents(edit.from)} exact />
      </TableCell>
      <TableCell numeric className={tight}>
        <MoneyText cents={toCents(edit.to)} exact />
      </TableCell>
      <TableCell className={wide}>
        <How edit={edit} />
      </TableCell>
    </TableRow>
  );
}

function How({ edit }: { edit: BudgetEdit }) {
  return (
    <>
      {origins[edit.origin] ?? edit.origin}, {edit.thisDevice ? 'this browser' : 'another browser'}
      {edit.undone && (
        <Badge tone="outline" className="ml-2">
          taken back
        </Badge>
      )}
    </>
  );
}
