import { messageOf, useHost } from '@hoa/api-client/core';
import { useDeleteDocumentMutation } from '@hoa/api-client/documents';
import type { DocumentRow } from '@hoa/contracts';
import { ConfirmDialog } from '@hoa/ui';

/** Asks before a document is deleted; closed while there is none. */
export function DeleteDocument({ document, onClose }: { document: DocumentRow | null; onClose: () => void }) {
  const { notify } = useHost();
  const [remove, { isLoading }] = useDeleteDocumentMutation();
  const confirm = async () => {
    if (!document) return;
    try {
      await remove(document.id).unwrap();
      notify({
        title: 'Document deleted',
        description: `${document.name} has been removed.`,
        variant: 'success',
      });
    } catch (error) {
      notify({
        title: 'Failed to delete document',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={document !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Delete Document"
      description="This will permanently delete the document. This action cannot be undone."
      confirmLabel="Delete"
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      {document && <p className="mt-3 font-semibold wrap-anywhere">{document.name}</p>}
    </ConfirmDialog>
  );
}
