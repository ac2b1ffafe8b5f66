import { Button } from '@hoa/ui';
import { Download, FileSpreadsheet, FileText, LoaderCircle, Table } from 'lucide-react';
import { ExportCard } from './export-card';
import { useDownload } from './use-download';

interface CardProps {
  parametersId: number;
}

export function ExcelCard({ parametersId }: CardProps) {
  const { busy, download } = useDownload({ kind: 'excel', parametersId }, 'Export successful');
  return (
    <ExportCard
      icon={FileSpreadsheet}
      title="Excel Spreadsheet"
      description="Complete budget with formulas"
      actions={
        <Button variant="primary" loading={busy} onClick={download}>
          <Download aria-hidden />
          Download Excel
        </Button>
      }
    >
      <p>
        Subtotals, totals and the monthly fee recalculate when you change a line. Assumptions, the sources of
        each line and the forecast have sheets of their own.
      </p>
    </ExportCard>
  );
}

export function CsvCard({ parametersId }: CardProps) {
  const { busy, download } = useDownload({ kind: 'csv', parametersId }, 'CSV export successful');
  return (
    <ExportCard
      icon={Table}
      title="CSV File"
      description="Enhanced format with GL codes"
      actions={
        <Button variant="primary" onClick={download}>
          {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Download aria-hidden />}
          <span aria-live="polite">{busy ? 'Generating CSV' : 'Download CSV'}</span>
        </Button>
      }
    >
      <p>Plain rows for your accounting software: each line with its GL code, its basis and its source.</p>
    </ExportCard>
  );
}

export function PdfCard({ parametersId }: CardProps) {
  const { busy, download } = useDownload({ kind: 'pdf', parametersId }, 'Export successful');
  return (
    <ExportCard
      icon={FileText}
      title="PDF Document"
      description="Board-ready"
      actions={
        <Button variant="primary" loading={busy} onClick={download}>
          <Download aria-hidden />
          Download PDF
        </Button>
      }
    >
      <p>
        Cover, summary with charts, all lines by category, and then the notes, assumptions and sources behind
        them: ready to print or to send.
      </p>
    </ExportCard>
  );
}
