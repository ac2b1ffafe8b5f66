import { useHost } from '@hoa/api-client/core';
import { saveFile } from '@hoa/api-client/save-file';

/** Hands a table to the browser's downloads and says so. */
export function useExport() {
  const { notify } = useHost();
  return (name: string, csv: string): boolean => {
    try {
      saveFile({ blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }), name });
    } catch (error) {
      // A browser may forbid downloads, as one in a frame does.
      notify({
        title: 'Export failed',
        description:
          `The browser did not save the file. ${error instanceof Error ? error.message : ''}`.trim(),
        variant: 'destructive',
      });
      return false;
    }
    notify({ title: 'Exported successfully', description: `Downloaded as ${name}.`, variant: 'success' });
    return true;
  };
}
