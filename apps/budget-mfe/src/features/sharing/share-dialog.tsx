import { messageOf, useHost } from '@hoa/api-client/core';
import {
  useCreateJoinCodeMutation,
  useListKeysQuery,
  useMay,
  useRevokeKeyMutation,
  useSetKeyRoleMutation,
} from '@hoa/api-client/access';
import { JOIN_CODE_MINUTES, roles, type AccessKey, type JoinCode, type Role } from '@hoa/contracts';
import { Banner, Button, Dialog, FormField, Loading, Select, Skeleton } from '@hoa/ui';
import { Copy, MonitorSmartphone, Share2 } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../dates/format';
import { useCopy } from '../notices/use-copy';
import { useFailed } from '../notices/use-failed';

/** Lets another browser in: a board member's, or one's own after this one was cleared. */
export function Share({ parametersId }: { parametersId: number }) {
  const [open, setOpen] = useState(false);
  if (!useMay()('createJoinCode')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        Share
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title="Share this budget"
          description="Whoever opens the link and enters the code sees all budgets and documents of this workspace. You choose what they may do."
        >
          <CodeMaker parametersId={parametersId} />
          <Browsers />
        </Dialog>
      )}
    </>
  );
}

function CodeMaker({ parametersId }: { parametersId: number }) {
  const failed = useFailed();
  const [role, setRole] = useState<Role>('viewer');
  const [create, { data, isLoading }] = useCreateJoinCodeMutation();
  const make = () => {
    create(role)
      .unwrap()
      .catch((error: unknown) => failed('No code could be made', error));
  };
  return (
    <div className="space-y-4">
      {data && <Code code={data} parametersId={parametersId} />}
      <FormField label="Whoever joins may">
        <RoleSelect role={role} onChange={setRole} />
      </FormField>
      <Button variant={data ? 'secondary' : 'primary'} loading={isLoading} onClick={make}>
        {data ? 'Make another code' : 'Make a join code'}
      </Button>
    </div>
  );
}

const MAY: Readonly<Record<Role, string>> = {
  viewer: 'Read, try what-ifs and ask questions (viewer)',
  editor: 'Also upload, generate and edit (editor)',
  owner: 'Everything, as you may (owner)',
};

function RoleSelect({ role, onChange, ...rest }: RoleSelectProps) {
  return (
    <Select value={role} onChange={(event) => onChange(roleNamed(event.target.value))} {...rest}>
      {roles.map((one) => (
        <option key={one} value={one}>
          {MAY[one]}
        </option>
      ))}
    </Select>
  );
}

interface RoleSelectProps {
  role: Role;
  onChange: (role: Role) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

const roleNamed = (name: string | undefined): Role => roles.find((one) => one === name) ?? 'viewer';

function Code({ code: { code, expiresAt }, parametersId }: { code: JoinCode; parametersId: number }) {
  const copy = useCopy();
  const link = `${window.location.origin}/budget/${parametersId}?join`;
  return (
    <Banner title="Send these to the other person">
      <p className="figures my-2 text-3xl font-semibold tracking-wider" aria-label="Join code">
        {code}
      </p>
      <p className="wrap-anywhere">{link}</p>
      <p className="mt-1 text-ink-soft">
        It works once, for {JOIN_CODE_MINUTES} minutes, until {formatTime(expiresAt)}.
      </p>
      <Button
        size="sm"
        className="mt-3"
        onClick={() => void copy(`${link}\n${code}`, 'The link and the code.')}
      >
        <Copy aria-hidden />
        Copy link and code
      </Button>
    </Banner>
  );
}

function Browsers() {
  const { data, error } = useListKeysQuery();
  return (
    <section aria-labelledby="browsers-title" className="mt-6">
      <h3 id="browsers-title" className="font-semibold">
        Who has access
      </h3>
      {data ? (
        <ul className="mt-1 divide-y divide-line">
          {data.map((key) => (
            <BrowserRow key={key.id} browser={key} />
          ))}
        </ul>
      ) : error ? (
        <p role="alert">{messageOf(error, 'The list could not be loaded.')}</p>
      ) : (
        <Loading label="Loading who has access">
          <Skeleton className="mt-2 h-10" />
        </Loading>
      )}
    </section>
  );
}

function BrowserRow({ browser }: { browser: AccessKey }) {
  const { id, name, role, createdAt, lastUsedAt, thisDevice } = browser;
  const { notify } = useHost();
  const failed = useFailed();
  const [revoke, { isLoading }] = useRevokeKeyMutation();
  const label = name || (thisDevice ? 'This browser' : 'A browser');
  const remove = () => {
    revoke(id)
      .unwrap()
      .then(
        () => notify({ title: 'Access revoked', description: label, variant: 'success' }),
        (error: unknown) => failed('Access was not revoked', error),
      );
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <div className="flex min-w-0 items-start gap-3">
        <MonitorSmartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
        <div className="min-w-0">
          <p className="wrap-anywhere">
            {label}
            {thisDevice && name !== '' && ' (this browser)'}
            {thisDevice && role !== undefined && <span className="text-ink-soft">, {role}</span>}
          </p>
          <p className="text-sm text-ink-soft">
            since {formatTime(createdAt)}
            {lastUsedAt && `, last used ${formatTime(lastUsedAt)}`}
          </p>
        </div>
      </div>
      {!thisDevice && role !== undefined && <RoleOf browser={browser} label={label} />}
      {!thisDevice && (
        <Button
          size="sm"
          variant="danger-quiet"
          loading={isLoading}
          onClick={remove}
          aria-label={`Revoke access: ${label}`}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

/** What another browser may do; changed at once. */
function RoleOf({ browser: { id, role }, label }: { browser: AccessKey; label: string }) {
  const { notify } = useHost();
  const failed = useFailed();
  const [change, { isLoading }] = useSetKeyRoleMutation();
  const set = (next: Role) => {
    change({ id, role: next })
      .unwrap()
      .then(
        () => notify({ title: 'Access changed', description: `${label}: ${next}`, variant: 'success' }),
        (error: unknown) => failed('Access was not changed', error),
      );
  };
  return (
    <RoleSelect role={roleNamed(role)} onChange={set} disabled={isLoading} aria-label={`${label} may`} />
  );
}
