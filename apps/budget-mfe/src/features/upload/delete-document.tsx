import { asApiError, messageOf, useHost } from '@hoa/api-client/core';
import { useDeleteDocumentMutation } from '@hoa/api-client/documents';
import type { DocumentRow } from '@hoa/contracts';
import { ConfirmDialog } from '@hoa/ui';

export interface DeleteDocumentProps {
  /** The document that was chosen; null while none is. */
  document: DocumentRow | null;
  onClose: () => void;
}

export function DeleteDocument({ document, onClose }: DeleteDocumentProps) {
  const { notify } = useHost();
  const [remove, { isLoading }] = useDeleteDocumentMutation();
  const confirm = async () => {
    if (!document) return;
    try {
      await remove(document.id).unwrap();
      notify({
        title: 'Document deleted',
        description: 'The document has been successfully removed.',
        variant: 'success',
      });
    } catch (error) {
      notify({ ...failureOf(error), variant: 'destructive' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={document !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete Document"
      description="This will permanently delete the document. This action cannot be undone."
      confirmLabel="Delete"
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      {document && <p className="mt-3 font-medium break-words">{document.name}</p>}
    </ConfirmDialog>
  );
}

/** A refusal has a reason; where no answer came there is only the advice to try again. */
function failureOf(error: unknown): { title: string; description: string } {
  return asApiError(error)?.status
    ? { title: 'Delete failed', description: messageOf(error, 'Failed to delete document') }
    : {
        title: 'Error deleting document',
        description: 'There was a problem deleting the document. Please try again.',
      };
}
