import { createCipheriv, createHash } from 'node:crypto';

/**
 * Tells whether a PDF needs a password to be opened, without parsing it: many are encrypted with an empty one, only to
 * forbid printing, and open for anybody. ISO 32000-2, 7.6.4 (algorithms 2, 2.B, 4, 5 and 11) with the empty password.
 * False where the file is not encrypted or does not say enough; the reader then finds out.
 */
export function needsPassword(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const dictionary = encryptionDictionary(text);
  if (!dictionary || !/\/Filter\s*\/Standard\b/.test(dictionary)) return false;
  const [owner, user] = [
    stringAfter(dictionary, /\/O\s*(?=[(<])/),
    stringAfter(dictionary, /\/U\s*(?=[(<])/),
  ];
  const revision = numberAfter(dictionary, 'R');
  if (!owner || !user || revision === undefined) return false;
  if (revision >= 5) return user.length >= 48 && !isEmptyUser(user, revision);
  const id = firstId(text) ?? Buffer.alloc(0);
  return !isEmptyUserRc4({ dictionary, owner, user, revision, id });
}

const PAD = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const LONGEST_DICTIONARY = 8_192;

function encryptionDictionary(text: string): string | undefined {
  const at = text.lastIndexOf('/Encrypt');
  if (at < 0) return undefined;
  const rest = text.slice(at + 8, at + 8 + LONGEST_DICTIONARY);
  if (/^\s*<</.test(rest)) return rest;
  const reference = /^\s+(\d+)\s+(\d+)\s+R/.exec(rest);
  if (!reference) return undefined;
  const object = new RegExp(`(?:^|[\\r\\n\\s])${reference[1]}\\s+${reference[2]}\\s+obj`).exec(text);
  return object ? text.slice(object.index, object.index + LONGEST_DICTIONARY) : undefined;
}

function numberAfter(dictionary: string, key: string): number | undefined {
  const match = new RegExp(`/${key}\\s+(-?\\d+)`).exec(dictionary);
  return match ? Number(match[1]) : undefined;
}

function firstId(text: string): Buffer | undefined {
  const at = text.search(/\/ID\s*\[/);
  return at < 0 ? undefined : stringAfter(text.slice(at, at + 1_024), /\/ID\s*\[\s*(?=[(<])/);
}

/** The string, literal or hexadecimal, that follows a key. */
function stringAfter(text: string, key: RegExp): Buffer | undefined {
  const match = key.exec(text);
  if (!match) return undefined;
  const at = match.index + match[0].length;
  if (text[at] === '<') {
    const end = text.indexOf('>', at);
    return end < 0 ? undefined : Buffer.from(text.slice(at + 1, end).replace(/\s+/g, ''), 'hex');
  }
  return literal(text, at + 1);
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function literal(text: string, start: number): Buffer | undefined {
  let depth = 1;
  let out = '';
  for (let i = start; i < text.length; i++) {
    const char = text[i] ?? '';
    if (char === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(i + 1, i + 4))?.[0];
      const next = text[i + 1] ?? '';
      if (octal) out += String.fromCharCode(Number.parseInt(octal, 8) & 255);
      else if (next === '\r' && text[i + 2] === '\n') i++;
      else if (next !== '\n' && next !== '\r') out += ESCAPES[next] ?? next;
      i += octal ? octal.length : 1;
      continue;
    }
    if (char === '(') depth++;
    if (char === ')' && --depth === 0) return Buffer.from(out, 'latin1');
    out += char;
  }
  return undefined;
}

interface Rc4Input {
  dictionary: string;
  owner: Buffer;
  user: Buffer;
  revision: number;
  id: Buffer;
}

function isEmptyUserRc4({ dictionary, owner, user, revision, id }: Rc4Input): boolean {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberAfter(dictionary, 'P') ?? 0) | 0);
  const unencryptedMetadata = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary);
  const marker = unencryptedMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  const length =
    revision === 2 ? 5 : Math.min(16, Math.max(5, (numberAfter(dictionary, 'Length') ?? 40) / 8));
  // AES in version 4 always has 128 bits, whatever its Length says.
  const bytes = numberAfter(dictionary, 'V') === 4 ? 16 : length;
  let key = md5(PAD, owner.subarray(0, 32), permissions, id, marker).subarray(0, bytes);
  if (revision === 2) return rc4(key, PAD).equals(user.subarray(0, 32));
  for (let i = 0; i < 50; i++) key = md5(key).subarray(0, bytes);
  let check = md5(PAD, id);
  for (let i = 0; i < 20; i++)
    check = rc4(
      key.map((byte) => byte ^ i),
      check,
    );
  return check.equals(user.subarray(0, 16));
}

/** Revisions 5 and 6: the hash of the empty password with the validation salt stands before that salt. */
function isEmptyUser(user: Buffer, revision: number): boolean {
  const salt = user.subarray(32, 40);
  const hash = revision === 5 ? sha('sha256', salt) : hardened(salt);
  return hash.equals(user.subarray(0, 32));
}

/** Algorithm 2.B with an empty password: 64 rounds and more, until the last byte says so. */
function hardened(salt: Buffer): Buffer {
  let key = sha('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const encrypted = Buffer.concat([cipher.update(repeated), cipher.final()]);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha((['sha256', 'sha384', 'sha512'] as const)[remainder] ?? 'sha256', encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function sha(algorithm: 'sha256' | 'sha384' | 'sha512', data: Buffer): Buffer {
  return createHash(algorithm).update(data).digest();
}

function md5(...parts: Buffer[]): Buffer {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** OpenSSL 3 no longer offers RC4; it is used here to check a password, not to protect anything. */
function rc4(key: Uint8Array, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(state, i, j);
  }
  const out = Buffer.alloc(data.length);
  for (let n = 0, i = 0, j = 0; n < data.length; n++) {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(state, i, j);
    out[n] = (data[n] ?? 0) ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }
  return out;
}

function swap(state: Uint8Array, i: number, j: number): void {
  const kept = state[i] ?? 0;
  state[i] = state[j] ?? 0;
  state[j] = kept;
}
