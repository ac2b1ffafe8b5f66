import type { Response } from 'express';

/** A file as it leaves. */
export interface ExportedFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Answers a file to be saved. */
export function send(response: Response, { name, mediaType, bytes }: ExportedFile): void {
  response.attachment(name);
  // Whatever the name says, and nothing in it runs where a browser shows it.
  response.set({
    'content-type': mediaType,
    'content-length': String(bytes.byteLength),
    'content-security-policy': "default-src 'none'; sandbox",
  });
  response.end(bytes);
}
