/**
 * The file's name of a Content-Disposition header (RFC 6266): the UTF-8 form where there is one, else the plain one.
 * Null where there is none, or it cannot be read.
 */
export function fileNameOf(disposition: string | null): string | null {
  const extended = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition ?? '')?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // Not UTF-8 after all: the plain form is there for this.
    }
  }
  const plain = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '');
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? null;
}
