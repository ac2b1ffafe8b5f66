import type { DocumentRow } from '@hoa/contracts';
import { FileDrop, Progress } from '@hoa/ui';
import { ACCEPTED } from './accepted-file';
import { useUpload } from './use-upload';

export function CcrUpload({ onUploaded }: { onUploaded: (document: DocumentRow) => void }) {
  const { upload, percent } = useUpload(onUploaded);
  return (
    <FileDrop
      level={3}
      title="Upload CC&R Document"
      hint="Supports PDF, DOC, DOCX (Max 10MB per file)"
      accept={ACCEPTED}
      multiple
      disabled={percent !== null}
      onFiles={(files) => void upload(files)}
      className="py-8"
    >
      {percent !== null && (
        <Progress className="mt-5 w-full max-w-sm" label="Uploading…" value={percent} showValue />
      )}
    </FileDrop>
  );
}
