import { FileDrop, Progress } from '@hoa/ui';
import { ACCEPT } from './check-file';
import type { Upload } from './use-uploads';

export interface UploadAreaProps {
  current: Upload | null;
  onFiles: (files: File[]) => void;
  children?: React.ReactNode;
}

/** Where files are dropped or chosen, and how far the one that is being sent has come. */
export function UploadArea({ current, onFiles, children }: UploadAreaProps) {
  return (
    <FileDrop
      title="Upload Association Documents"
      hint="Supports PDF, DOC, DOCX, XLS, XLSX (Max 10MB per file)"
      accept={ACCEPT}
      multiple
      onFiles={onFiles}
    >
      {current ? (
        <Progress
          className="mt-6 w-full max-w-md text-left"
          value={current.percent}
          showValue
          label={`Uploading ${current.name}${current.of > 1 ? ` (${current.number} of ${current.of})` : ''}`}
        />
      ) : (
        children
      )}
    </FileDrop>
  );
}
