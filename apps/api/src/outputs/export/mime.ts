/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface Mail {
  /** Whose mail it is: a name without an address, which the mail program fills in. */
  from: string;
  to: string;
  subject: string;
  text: string;
  attachment: Attachment;
  date: Date;
  /** Of random letters and digits: separates the parts, and makes the message's id. */
  token: string;
}

const CRLF = '\r\n';
/** Octets of a line of base64, as RFC 2045 bounds it. */
const BASE64_LINE = 76;

/**
 * A mail as a file (RFC 5322, multipart/mixed, base64 parts), in ASCII with CRLF. Sender and receivers are empty groups
 * (RFC 6854), since nobody's address is known; `X-Unsent` makes mail programs open it as a draft.
 */
export function emlFile({ from, to, subject, text, attachment, date, token }: Mail): string {
  // Base64 has no underscore, so that the boundary stands in no part.
  const boundary = `=_${token}`;
  return [
    `Date: ${rfc5322Date(date)}`,
    `From: ${phrase(from)}:;`,
    `To: ${phrase(to)}:;`,
    `Subject: ${encodedWords(subject)}`,
    `Message-ID: <${token}@budget.invalid>`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(Buffer.from(text.replace(/\r?\n/g, CRLF), 'utf8')),
    `--${boundary}`,
    `Content-Type: ${attachment.mediaType}`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; ${fileName(attachment.name)}`,
    '',
    base64(attachment.bytes),
    `--${boundary}--`,
    '',
  ].join(CRLF);
}

function base64(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('base64');
  return text.match(new RegExp(`.{1,${BASE64_LINE}}`, 'g'))?.join(CRLF) ?? '';
}

/** "Sat, 21 Nov 2026 09:00:00 +0000". */
function rfc5322Date(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}

/** Short plain text as it is; all else as RFC 2047 words of at most 75 characters, on lines of their own. */
function encodedWords(value: string): string {
  const line = value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (/^[\x20-\x7e]{0,66}$/.test(line) && !line.includes('=?')) return line;
  const words: string[] = [];
  let word = '';
  for (const character of line) {
    // 45 octets are 60 characters of base64, and `=?UTF-8?B?` with `?=` takes 12 more. No character is torn.
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word]
    .map((part) => `=?UTF-8?B?${Buffer.from(part, 'utf8').toString('base64')}?=`)
    .join(`${CRLF} `);
}

/** A name before an address or a group: quoted where it is plain. */
function phrase(value: string): string {
  const words = encodedWords(value);
  return words.startsWith('=?') ? words : `"${words.replace(/["\\]/g, '\\$&')}"`;
}

/** Both forms of RFC 2231: the plain one for old programs. */
function fileName(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_');
  const extended = encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name ? `filename="${plain}"` : `filename="${plain}";${CRLF} filename*=UTF-8''${extended}`;
}
