import { useExportPresentationQuery } from '@hoa/api-client/exports';
import { useParametersId } from '../routing/parameters-id';
import { Deck } from './deck';
import { LoadingPresentation, PresentationFailed } from './load-states';

export function PresentationPage() {
  const id = useParametersId();
  const { currentData, error, isFetching, refetch } = useExportPresentationQuery(id.value ?? 0, {
    skip: id.value === null,
  });
  if (id.value === null) return <PresentationFailed parametersId={null} error={id.error} />;
  // What was loaded stays, should a later refetch fail: nobody loses the slides before an audience.
  if (currentData) return <Deck data={currentData} />;
  if (error)
    return (
      <PresentationFailed
        parametersId={id.value}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return <LoadingPresentation />;
}
