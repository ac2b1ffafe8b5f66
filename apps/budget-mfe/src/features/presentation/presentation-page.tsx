import { useExportPresentationQuery } from '@hoa/api-client/exports';
import { useSearchParams } from 'react-router-dom';
import { useParametersId } from '../routing/parameters-id';
import { Deck } from './deck';
import { LoadingPresentation, PresentationFailed } from './load-states';

export function PresentationPage() {
  const id = useParametersId();
  const [search] = useSearchParams();
  const provider = search.get('provider') ?? undefined;
  const budget = { parametersId: id.value ?? 0, provider };
  const { currentData, error, isFetching, refetch } = useExportPresentationQuery(budget, {
    skip: id.value === null,
  });
  if (id.value === null) return <PresentationFailed parametersId={null} error={id.error} />;
  // What was loaded stays, should a later refetch fail: nobody loses the slides before an audience.
  if (currentData) return <Deck data={currentData} budget={budget} />;
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
