/** How long the browser may take to begin the download before the file's memory is given back. */
const KEEP_MS = 60_000;

/** Hands bytes that were fetched to the browser's downloads, under a name. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
