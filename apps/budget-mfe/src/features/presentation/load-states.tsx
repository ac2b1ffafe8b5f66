import { messageOf } from '@hoa/api-client/core';
import { Button, ErrorPanel, Skeleton } from '@hoa/ui';
import { Link } from 'react-router-dom';
import { PRESENTATION_UNAVAILABLE } from './words';

export interface PresentationFailedProps {
  /** Null where the address names no budget. */
  parametersId: number | null;
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
}

export function PresentationFailed({ parametersId, error, onRetry, retrying }: PresentationFailedProps) {
  const message = messageOf(error, '');
  return (
    <ErrorPanel
      level={1}
      title="Error Loading Presentation"
      description={
        <>
          <p>{PRESENTATION_UNAVAILABLE}</p>
          {message && <p className="mt-1">{message}</p>}
        </>
      }
      {...(onRetry ? { onRetry, retrying: retrying ?? false } : {})}
    >
      <Button variant="primary" asChild>
        {parametersId === null ? (
          <Link to="/">Return to Home</Link>
        ) : (
          <Link to={`/budget-review/${parametersId}`}>Back to Review</Link>
        )}
      </Button>
    </ErrorPanel>
  );
}

export function LoadingPresentation() {
  return (
    <div role="status">
      <p className="mb-6 text-ink-soft">Loading presentation...</p>
      <Skeleton className="mx-auto aspect-video h-auto w-full max-w-4xl rounded-lg" />
    </div>
  );
}
