import chardet from 'chardet';
import iconv from 'iconv-lite';

const SAMPLE = 65_536;

/** Text in any encoding has no control characters to speak of, once UTF-16 is allowed for. */
export function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE);
  if (utf16Of(sample)) return true;
  let odd = 0;
  let padding = 0;
  for (const byte of sample) {
    if (byte === 0) padding++;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)) odd++;
  }
  // Columns padded with NULs have no other control character at all; programs and pictures have many.
  if (odd === 0 && padding < sample.length / 2) return true;
  return odd + padding <= sample.length * 0.02;
}

/**
 * Decodes text of an unknown encoding: byte order marks, UTF-16 by its zero bytes, strict UTF-8, then a guess.
 * NULs go: some accounting software pads its columns with them.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const encoding = encodingOf(buffer);
  const text = iconv.decode(buffer, encoding, { stripBOM: true });
  return { text: text.replaceAll('\u0000', ''), encoding };
}

function encodingOf(bytes: Buffer): string {
  const utf16 = utf16Of(bytes.subarray(0, SAMPLE));
  if (utf16) return utf16;
  if (isUtf8(bytes)) return 'utf-8';
  const guess = chardet.detect(bytes.subarray(0, SAMPLE));
  // Windows wrote nearly all Western text that is not UTF-8; its code page contains ISO 8859-1's letters.
  if (!guess || /^(ISO-8859-1|windows-1252|ASCII|UTF-8)$/i.test(guess) || !iconv.encodingExists(guess))
    return westernOf(bytes);
  return guess;
}

/** Capitals with accents after a small letter, daggers and bare accents: what text looks like in the wrong code page. */
const UNLIKELY = /(?<=\p{Ll})[À-ÖØ-ÞŠŽŸ]|[†‡ˆ‰˜¨¸]|(?<=\s)[ÒÔ](?=\p{L})|[ÓÕ](?=\s|$)/gu;

/** An old Mac wrote its accents and curly quotes at other places than Windows. */
function westernOf(bytes: Buffer): string {
  const sample = bytes.subarray(0, SAMPLE);
  const odd = (encoding: string): number => iconv.decode(sample, encoding).match(UNLIKELY)?.length ?? 0;
  return odd('macintosh') < odd('windows-1252') ? 'macintosh' : 'windows-1252';
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length < 8 || bytes.length % 2 !== 0) return undefined;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  const half = bytes.length / 2;
  if (odd > 0.6 * half && even < 0.05 * half) return 'utf-16le';
  if (even > 0.6 * half && odd < 0.05 * half) return 'utf-16be';
  return undefined;
}
