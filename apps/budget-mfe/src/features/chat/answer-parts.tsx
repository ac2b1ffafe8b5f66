import { saveFile } from '@hoa/api-client/save-file';
import type { ChatDownload, ChatTable } from '@hoa/contracts';
import { Button, classNames } from '@hoa/ui';
import { Download } from 'lucide-react';
import { useDownloads } from '../export/use-download';

/** The figures of an answer side by side; wider than the panel, they scroll by themselves. */
export function FiguresTable({ table: { title, columns, rows } }: { table: ChatTable }) {
  return (
    <div
      className="mt-2 overflow-x-auto border-t border-line pt-2"
      role="region"
      aria-label={title}
      // A scrolled region must be reachable by keyboard.
      tabIndex={0}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={index}
                scope="col"
                className={classNames(
                  'pb-1 font-medium text-ink-soft',
                  index === 0 ? 'pr-3 text-left' : 'pl-3 text-right',
                )}
              >
                {column === '' ? <span className="sr-only">Figure</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, total = false }, row) => (
            <tr key={row} className={classNames(total && 'border-t border-line font-medium')}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className="py-0.5 pr-3 text-left font-[inherit]">
                    {cell}
                  </th>
                ) : (
                  <td key={index} className="py-0.5 pl-3 text-right">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A draft as a file: the letter comes from the export, a text stands in the message. */
export function DraftDownload({ download, parametersId }: { download: ChatDownload; parametersId: number }) {
  const letter = useDownloads('Export successful');
  const { label, kind, fileName, text } = download;
  const save = () => {
    if (kind === 'letter')
      letter.download({ kind: 'notice', parametersId, format: 'docx', per: 'home', input: {} });
    else if (text !== undefined)
      saveFile({
        name: fileName ?? 'draft.txt',
        blob: new Blob([text], { type: 'text/plain;charset=utf-8' }),
      });
  };
  return (
    <Button size="sm" className="mt-2" loading={letter.busy} onClick={save}>
      <Download aria-hidden />
      {label}
    </Button>
  );
}
