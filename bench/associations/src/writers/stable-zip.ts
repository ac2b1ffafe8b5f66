import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * Word and Excel files are zip archives whose entries carry the moment of writing. This writes such an archive again
 * with one fixed date, in the entries and in the document's properties, so that a seed gives the same bytes.
 */
export function stableZip(archive: Buffer, date: Date): Buffer {
  const entries = readEntries(archive)
    .filter((entry) => !entry.name.endsWith('/'))
    .map((entry) =>
      entry.name === 'docProps/core.xml' ? { ...entry, bytes: fixDates(entry.bytes, date) } : entry,
    );
  return writeEntries(entries, dosTime(date));
}

interface Entry {
  name: string;
  bytes: Buffer;
}

function readEntries(archive: Buffer): Entry[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('not a zip archive');
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + extra + comment;
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const body = archive.subarray(start, start + packed);
    return { name, bytes: method === 0 ? Buffer.from(body) : inflateRawSync(body) };
  });
}

function fixDates(xml: Buffer, date: Date): Buffer {
  const stamp = `${date.toISOString().slice(0, 19)}Z`;
  return Buffer.from(
    xml.toString('utf8').replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${stamp}`),
  );
}

function writeEntries(entries: Entry[], time: number): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes, { level: 9 });
    const label = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(time, 6);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(label.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    body.push(Buffer.from('PK\x03\x04', 'latin1'), common, label, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, label);
    offset += 30 + label.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...body, ...directory, end]);
}

/** Date and time as zip stores them: two 16-bit fields, seconds in twos, UTC. */
function dosTime(date: Date): number {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return ((day << 16) | time) >>> 0;
}
