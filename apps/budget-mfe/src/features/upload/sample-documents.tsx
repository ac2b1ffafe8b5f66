import { useHost } from '@hoa/api-client/core';
import { useAddSampleDocumentsMutation } from '@hoa/api-client/documents';
import { Button } from '@hoa/ui';
import { useFailed } from '../notices/use-failed';

/** A first look without documents of one's own. */
export function SampleDocuments() {
  const { notify } = useHost();
  const failed = useFailed();
  const [add, { isLoading }] = useAddSampleDocumentsMutation();
  const run = async () => {
    try {
      const added = await add().unwrap();
      notify({
        title: 'Sample documents added',
        description: `${added.length} documents of a fictional 48-unit condominium in Colorado.`,
        variant: 'success',
      });
    } catch (error) {
      failed('Upload failed', error, 'The sample documents could not be added. Please try again.');
    }
  };
  return (
    <p className="mt-5 text-ink-soft">
      Nothing at hand?{' '}
      <Button variant="link" loading={isLoading} onClick={() => void run()}>
        Try it with sample documents
      </Button>
    </p>
  );
}
