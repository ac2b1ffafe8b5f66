import { Button } from '@hoa/ui';
import { Download, FileSpreadsheet, FileText, LoaderCircle, Printer, Table } from 'lucide-react';
import { Link } from 'react-router-dom';
import { printAddress } from '../presentation/address';
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

/** The server makes no PDF yet: the presentation, which the browser saves as one, is what works. */
export function PdfCard({ parametersId }: CardProps) {
  return (
    <ExportCard
      icon={FileText}
      title="PDF Document"
      description="Board-ready"
      actions={
        <Button variant="primary" asChild>
          <Link to={printAddress(parametersId)}>
            <Printer aria-hidden />
            Print or save as PDF
          </Link>
        </Button>
      }
    >
      <p>
        The full document with all lines is not available yet. Until it is, your browser prints the
        presentation, a slide a page: choose “Save as PDF” in its print window.
      </p>
    </ExportCard>
  );
}
