import { fromBuffer, type Entry } from 'yauzl';

/** The text of each part of an Office document whose name matches, tags taken out, white space folded. */
export async function officeText(bytes: Uint8Array, part: RegExp): Promise<string> {
  const parts = await zipParts(bytes, part);
  return parts
    .map((xml) => xml.replace(/<\/[aw]:p>/g, ' ').replace(/<[^>]+>/g, ''))
    .join(' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

function zipParts(bytes: Uint8Array, part: RegExp): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const found: string[] = [];
      zip.on('entry', (entry: Entry) => {
        if (!part.test(entry.fileName)) return zip.readEntry();
        zip.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('error', reject);
          stream.on('end', () => {
            found.push(Buffer.concat(chunks).toString('utf8'));
            zip.readEntry();
          });
        });
      });
      zip.on('error', reject);
      zip.on('end', () => resolve(found));
      zip.readEntry();
    });
  });
}
