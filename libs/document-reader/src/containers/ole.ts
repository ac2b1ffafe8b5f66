/**
 * The directory of an OLE compound file (.doc, .xls, an encrypted .docx), read with bounds on every loop: a damaged
 * chain of sectors may run in a circle. Enough to tell what the file is; the libraries read the content.
 */

const END_OF_CHAIN = 0xfffffffe;
const MOST_DIRECTORY_SECTORS = 4_096;

export interface OleEntry {
  name: string;
  size: number;
  /** Offsets in the file of the first 64 to 512 bytes of the stream. */
  offset: number | undefined;
}

interface Ole {
  bytes: Buffer;
  sectorSize: number;
  fat: (sector: number) => number;
}

export function isOle(bytes: Uint8Array): boolean {
  return bytes.length >= 512 && Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32BE(0) === 0xd0cf11e0;
}

/** Streams of the file; undefined where the structure is damaged (a loop, an offset outside of the file). */
export function oleEntries(input: Uint8Array): OleEntry[] | undefined {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const ole: Ole = { bytes, sectorSize: 1 << shift, fat: fatOf(bytes, 1 << shift) };
  const sectors = chain(ole, bytes.readUInt32LE(48), MOST_DIRECTORY_SECTORS);
  if (!sectors) return undefined;
  const raw = sectors.flatMap((sector) => entriesOf(ole, sector));
  const root = raw.find((entry) => entry.type === 5);
  const cutoff = bytes.readUInt32LE(56);
  return raw
    .filter((entry) => entry.type === 2)
    .map(({ name, size, first }) => {
      const offset = size < cutoff ? miniOffset(ole, root?.first, first) : sectorOffset(ole, first);
      return { name, size, offset: offset !== undefined && offset + 32 <= bytes.length ? offset : undefined };
    });
}

/** Checks that a stream's chain of sectors ends: libraries follow it without looking. */
export function oleChainsEnd(input: Uint8Array): boolean {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const ole: Ole = { bytes, sectorSize: 1 << shift, fat: fatOf(bytes, 1 << shift) };
  const most = Math.ceil(bytes.length / ole.sectorSize) + 1;
  const directory = chain(ole, bytes.readUInt32LE(48), Math.min(most, MOST_DIRECTORY_SECTORS));
  if (!directory) return false;
  const cutoff = bytes.readUInt32LE(56);
  const starts = directory
    .flatMap((sector) => entriesOf(ole, sector))
    .filter((entry) => entry.type === 5 || (entry.type === 2 && entry.size >= cutoff))
    .map((entry) => entry.first);
  return [...starts, bytes.readUInt32LE(60)].every((first) => chain(ole, first, most) !== undefined);
}

function sectorOffset(ole: Ole, sector: number): number {
  return (sector + 1) * ole.sectorSize;
}

/** The FAT's own sectors: 109 in the header, more through a chain of their own, which is bounded by the file's size. */
function fatOf(bytes: Buffer, sectorSize: number): (sector: number) => number {
  const perSector = sectorSize / 4;
  const fatSectors: number[] = [];
  for (let i = 0; i < 109; i++) fatSectors.push(bytes.readUInt32LE(76 + i * 4));
  let next = bytes.readUInt32LE(68);
  for (let hops = 0; next < END_OF_CHAIN - 4 && hops < bytes.length / sectorSize; hops++) {
    const base = (next + 1) * sectorSize;
    if (base + sectorSize > bytes.length) break;
    for (let i = 0; i < perSector - 1; i++) fatSectors.push(bytes.readUInt32LE(base + i * 4));
    next = bytes.readUInt32LE(base + sectorSize - 4);
  }
  return (sector) => {
    const fatSector = fatSectors[Math.floor(sector / perSector)];
    if (fatSector === undefined) return END_OF_CHAIN;
    const at = (fatSector + 1) * sectorSize + (sector % perSector) * 4;
    return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : END_OF_CHAIN;
  };
}

function chain(ole: Ole, first: number, most: number): number[] | undefined {
  const sectors: number[] = [];
  const seen = new Set<number>();
  for (let sector = first; sector < END_OF_CHAIN - 4; sector = ole.fat(sector)) {
    if (seen.has(sector) || sectors.length >= most) return undefined;
    seen.add(sector);
    sectors.push(sector);
  }
  return sectors;
}

function entriesOf(ole: Ole, sector: number): { name: string; type: number; first: number; size: number }[] {
  const found = [];
  for (let at = 0; at < ole.sectorSize; at += 128) {
    const base = sectorOffset(ole, sector) + at;
    if (base + 128 > ole.bytes.length) break;
    const length = Math.min(64, ole.bytes.readUInt16LE(base + 64));
    found.push({
      name: ole.bytes.toString('utf16le', base, base + Math.max(0, length - 2)),
      type: ole.bytes[base + 66] ?? 0,
      first: ole.bytes.readUInt32LE(base + 116),
      size: ole.bytes.readUInt32LE(base + 120),
    });
  }
  return found;
}

/** Small streams live in 64-byte sectors inside the root entry's stream. */
function miniOffset(ole: Ole, rootFirst: number | undefined, miniSector: number): number | undefined {
  if (rootFirst === undefined) return undefined;
  const perSector = ole.sectorSize / 64;
  const hops = Math.floor(miniSector / perSector);
  if (hops > ole.bytes.length / ole.sectorSize) return undefined;
  let sector = rootFirst;
  for (let i = 0; i < hops && sector < END_OF_CHAIN - 4; i++) sector = ole.fat(sector);
  if (sector >= END_OF_CHAIN - 4) return undefined;
  return sectorOffset(ole, sector) + (miniSector % perSector) * 64;
}
