import { useAiStatusQuery } from '@hoa/api-client/ai';
import type { AiStatus } from '@hoa/contracts';
import { EmptyState, ErrorPanel, PageHeader } from '@hoa/ui';
import { Cpu } from 'lucide-react';
import { PageSkeleton } from '../../layout/page-skeleton';
import { LastCalls } from './last-calls';
import { ProviderList } from './provider-list';
import { UsageToday } from './usage-today';

/** Which models this server can ask, what they took, and whether they answer. */
export default function AiSettings() {
  const { data, error, isFetching, refetch } = useAiStatusQuery();
  if (data) return <Status status={data} />;
  if (!error) return <PageSkeleton />;
  return (
    <ErrorPanel
      title="The AI settings could not be loaded"
      description={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
      level={1}
    />
  );
}

function Status({ status: { providers, today, calls } }: { status: AiStatus }) {
  const hasModel = providers.some(({ configured, capabilities }) => configured && capabilities);
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-10">
      <PageHeader
        title="AI settings"
        subtitle="A language model can read documents beside the built-in rules and word the notes. It never supplies an amount."
        className="mb-0"
      />
      {hasModel ? <ProviderList providers={providers} /> : <OnlyBuiltIn />}
      {(hasModel || calls.length > 0) && (
        <>
          <UsageToday today={today} />
          <LastCalls calls={calls} />
        </>
      )}
    </div>
  );
}

function OnlyBuiltIn() {
  return (
    <EmptyState
      icon={Cpu}
      title="The built-in rules do everything"
      description={
        <>
          <p>
            No language model is configured on this server, and none is needed: your documents stay on it.
          </p>
          <p className="mt-2">
            Whoever runs the server can add one by setting <Code>OPENAI_API_KEY</Code>,{' '}
            <Code>ANTHROPIC_API_KEY</Code> or <Code>AI_SERVERS</Code> (Ollama, vLLM, LM Studio, OpenRouter)
            and starting it again.
          </p>
        </>
      }
    />
  );
}

const Code = ({ children }: { children: string }) => (
  <code className="text-sm wrap-anywhere text-ink">{children}</code>
);
