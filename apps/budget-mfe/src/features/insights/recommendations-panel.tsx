import { messageOf } from '@hoa/api-client/core';
import { formatDollars, toCents } from '@hoa/budget-math';
import type { Recommendations, Suggestion } from '@hoa/contracts';
import { Badge, Button, Card, EmptyState, ErrorPanel, Loading, Skeleton } from '@hoa/ui';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Quote } from '../sources/quote';

export interface RecommendationsPanelProps {
  recommendations: Recommendations | undefined;
  error: unknown;
  loading: boolean;
  /** Who words them. */
  choice?: ReactNode;
}

/** What could be done about the budget, each suggestion with how its saving was computed. */
export function RecommendationsPanel({ recommendations, error, loading, choice }: RecommendationsPanelProps) {
  return (
    <section aria-labelledby="recommendations-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="recommendations-title" className="text-xl font-semibold">
          Recommendations
        </h2>
        {choice}
      </div>
      {recommendations ? (
        <Suggestions recommendations={recommendations} />
      ) : error && !loading ? (
        <ErrorPanel
          level={3}
          title="Unable to Load Recommendations"
          description={messageOf(error, 'No answer came. Your budget is unchanged.')}
        >
          <Button onClick={() => window.location.reload()}>Try Again</Button>
        </ErrorPanel>
      ) : (
        <Loading label="Loading recommendations" className="space-y-3">
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-28 rounded-lg" />
        </Loading>
      )}
    </section>
  );
}

function Suggestions({ recommendations: { suggestions, notes } }: { recommendations: Recommendations }) {
  return (
    <div className="space-y-3">
      {notes.map((note) => (
        <p key={note} className="text-ink-soft">
          {note}
        </p>
      ))}
      {suggestions.length === 0 ? (
        <EmptyState
          level={3}
          icon={CircleCheck}
          title="No Recommendations Available"
          description="Nothing in this budget or its documents calls for a change."
        />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion.id}>
              <SuggestionCard suggestion={suggestion} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const efforts: Record<string, string> = { easy: 'Easy', medium: 'Some work', complex: 'Complex' };

function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { title, description, why, category, savingsPotential, implementationComplexity, computation } =
    suggestion;
  const savings = toCents(suggestion.estimatedSavings);
  return (
    <Card className="h-full">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 grow basis-48 font-semibold">{title}</h3>
        {savings > 0 && (
          <p className="text-right">
            <span className="figures text-lg font-semibold">{formatDollars(savings)}</span>
            <span className="block text-xs text-ink-soft">a year</span>
          </p>
        )}
      </div>
      <p className="mt-2">{description}</p>
      {why && <p className="mt-1">{why}</p>}
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge tone="outline">{category}</Badge>
        {savings > 0 && <Badge>{`${capital(savingsPotential)} savings`}</Badge>}
        <Badge>{efforts[implementationComplexity] ?? implementationComplexity}</Badge>
      </p>
      <details className="mt-3 text-sm">
        <summary className="w-fit rounded-sm py-1 font-semibold text-accent">How this was computed</summary>
        <Computation suggestion={suggestion} text={computation} />
      </details>
    </Card>
  );
}

function Computation({ suggestion: { inputs, citations }, text }: { suggestion: Suggestion; text: string }) {
  return (
    <div className="mt-2 space-y-2">
      <p>{text}</p>
      {inputs.length > 0 && (
        <ul className="space-y-1">
          {inputs.map(({ label, value, source, assumption }) => (
            <li key={label}>
              {label}: <span className="figures font-semibold">{value}</span>{' '}
              <span className="text-ink-soft">
                ({assumption ? 'assumption: ' : ''}
                {source})
              </span>
            </li>
          ))}
        </ul>
      )}
      {citations.map((source, index) => (
        <p key={index} className="text-ink-soft">
          <Quote source={source}>
            {source.documentName}, page {source.page}: “{source.quote}”
          </Quote>
        </p>
      ))}
    </div>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
