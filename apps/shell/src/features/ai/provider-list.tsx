import { useTestProviderMutation } from '@hoa/api-client/ai';
import type { Provider } from '@hoa/contracts';
import { Badge, Button, Card } from '@hoa/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatCount, formatSeconds } from './words';

/** All that can be asked, with what each can do and a button that asks it. */
export function ProviderList({ providers }: { providers: readonly Provider[] }) {
  return (
    <section aria-labelledby="providers">
      <h2 id="providers" className="text-xl font-semibold">
        Who can be asked
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {providers.map((provider) => (
          <li key={provider.name}>
            <ProviderCard provider={provider} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProviderCard({ provider }: { provider: Provider }) {
  const { label, configured, default: isDefault, capabilities } = provider;
  return (
    <Card className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-lg font-semibold wrap-anywhere">{label}</h3>
        <span className="flex flex-wrap gap-2">
          {isDefault && <Badge tone="solid">Default</Badge>}
          <Badge tone={configured ? 'accent' : 'outline'}>{configured ? 'Ready' : 'Not configured'}</Badge>
        </span>
      </div>
      {capabilities ? (
        <Capabilities capabilities={capabilities} />
      ) : (
        <p className="mt-2 text-ink-soft">Part of this program: no key, no network, no cost.</p>
      )}
      {capabilities && configured && <ConnectionTest provider={provider} />}
    </Card>
  );
}

function Capabilities({ capabilities }: { capabilities: NonNullable<Provider['capabilities']> }) {
  const { structuredOutput, tools, vision, context } = capabilities;
  const rows: [string, string][] = [
    ['Structured answers', structuredOutput ? 'Yes' : 'Asked for in words'],
    ['Tools', tools ? 'Yes' : 'Not known'],
    ['Images', vision ? 'Yes' : 'Not known'],
    ['Context', context === null ? 'Not known' : `${formatCount(context)} tokens`],
  ];
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-ink-soft">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ConnectionTest({ provider: { name, label } }: { provider: Provider }) {
  const [test, { data, error, isLoading }] = useTestProviderMutation();
  const failed = data ? !data.ok : error !== undefined;
  const message = data ? `${data.message} (${formatSeconds(data.milliseconds)})` : (error?.message ?? '');
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3 pt-4">
      <Button
        size="sm"
        loading={isLoading}
        onClick={() => void test(name)}
        aria-label={`Test connection to ${label}`}
      >
        Test connection
      </Button>
      <p role="status" className="flex min-w-0 items-start gap-2 text-sm">
        {message !== '' && !isLoading && (
          <>
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${failed ? 'text-brick' : 'text-accent'}`} />
            <span>{message}</span>
          </>
        )}
      </p>
    </div>
  );
}
