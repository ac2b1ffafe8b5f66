import { useLazyExportEmailQuery, type WordedBudget } from '@hoa/api-client/exports';
import type { EmailExport } from '@hoa/contracts';
import { Button } from '@hoa/ui';
import { Eye, Mail } from 'lucide-react';
import { useState } from 'react';
import { useFailed } from '../notices/use-failed';
import { EmailDialog } from './email-dialog';
import { ExportCard } from './export-card';

export function EmailCard({ budget }: { budget: WordedBudget }) {
  const failed = useFailed();
  const [load, { isFetching }] = useLazyExportEmailQuery();
  const [email, setEmail] = useState<EmailExport | null>(null);
  const preview = async () => {
    try {
      setEmail(await load(budget).unwrap());
    } catch (error) {
      failed('Error generating email', error, 'There was an error generating the email content.');
    }
  };
  return (
    <ExportCard
      icon={Mail}
      title="Email Template"
      description="For your board"
      actions={
        <Button variant="primary" loading={isFetching} onClick={() => void preview()}>
          <Eye aria-hidden />
          Preview Email
        </Button>
      }
    >
      <p>
        The total, the monthly fee and the five largest categories in a letter, with the workbook attached.
      </p>
      {email && <EmailDialog budget={budget} email={email} onClose={() => setEmail(null)} />}
    </ExportCard>
  );
}
