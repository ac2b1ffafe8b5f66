const LONGEST = 200;
const FALLBACK = 'document';

/** C0 and C1 controls, zero-width and bidirectional formatting characters, line separators, lone surrogates. */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * A file's name as it may be shown and sent back in a header. Files are stored by id, so nothing depends on it; but a
 * right-to-left override that shows `exe.pdf`, a line break in a header or 5 KB of name must not get further.
 */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[/\\]/).pop() ?? '';
  const plain = last.replace(UNPRINTABLE, ' ').normalize('NFC').replace(/\s+/g, ' ').trim();
  const named = plain.replace(/^\.+/, '').trim();
  return named === '' ? FALLBACK : shorten(named);
}

/** Keeps the extension: it is what a person knows the file by. */
function shorten(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= LONGEST) return name;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return (
    letters
      .slice(0, LONGEST - extension.length)
      .join('')
      .trim() + extension
  );
}
