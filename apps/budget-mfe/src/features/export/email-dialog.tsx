import type { WordedBudget } from '@hoa/api-client/exports';
import type { EmailExport } from '@hoa/contracts';
import { Banner, Button, Dialog, FormField, Input, Textarea } from '@hoa/ui';
import { Copy, Download } from 'lucide-react';
import { useCopy } from '../notices/use-copy';
import { WordNotes } from '../providers/word-notes';
import { useDownload } from './use-download';

export interface EmailDialogProps {
  budget: WordedBudget;
  email: EmailExport;
  onClose: () => void;
}

/** The letter to the board, to be copied or opened in a mail program. */
export function EmailDialog({ budget, email, onClose }: EmailDialogProps) {
  const { subject, textContent, attachmentName = 'the budget as .xlsx' } = email;
  const copy = useCopy();
  const { busy, download } = useDownload({ kind: 'email', ...budget }, 'Export successful');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Board Email"
      footer={
        <>
          <Button
            onClick={() => void copy(`Subject: ${subject}\n\n${textContent}`, 'The subject and the text.')}
          >
            <Copy aria-hidden />
            Copy All
          </Button>
          <Button variant="primary" loading={busy} onClick={download}>
            <Download aria-hidden />
            Download .eml
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <WordNotes notes={email.notes} />
        <FormField label="Subject">
          <Input readOnly value={subject} />
        </FormField>
        <FormField label="Text">
          <Textarea readOnly rows={14} value={textContent} />
        </FormField>
        <Banner title={`Attached: ${attachmentName}`}>
          The .eml file opens in your mail program with the Excel workbook attached. If you paste the copied
          text instead, attach the workbook yourself.
        </Banner>
      </div>
    </Dialog>
  );
}
