import { useHost } from '@hoa/api-client/core';

/** Copies text and says so. A page without a secure origin has no clipboard: then the text is copied by hand. */
export function useCopy() {
  const { notify } = useHost();
  return async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: 'Content copied', description: what, variant: 'success' });
    } catch {
      notify({
        title: 'It could not be copied',
        description: 'Your browser did not allow it. Please select the text and copy it by hand.',
        variant: 'destructive',
      });
    }
  };
}
