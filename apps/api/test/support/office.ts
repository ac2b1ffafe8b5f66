import { SaxesParser } from 'saxes';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** The files of an Office document by their names. */
export async function unzipped(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      contentOf(zip, entry).then((content) => {
        if (!entry.fileName.endsWith('/')) files.set(entry.fileName, content);
        zip.readEntry();
      }, reject);
    });
    zip.readEntry();
  });
  return files;
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.fileName.endsWith('/')) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', reject);
      stream.on('end', resolve);
    }),
  );
  return Buffer.concat(chunks);
}

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** All text inside of it, its descendants' as well. */
  text: string;
}

/** Every element of a document in the order in which they end. Throws where the XML is not well formed. */
export function elementsOf(xml: Buffer): XmlElement[] {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  const all: XmlElement[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, attributes: attributes as Record<string, string>, text: '' });
  });
  parser.on('text', (text) => {
    for (const element of open) element.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) all.push(element);
  });
  parser.write(xml.toString('utf8')).close();
  return all;
}

/** An Office document with its XML read. */
export class OfficeFile {
  private constructor(readonly files: Map<string, Buffer>) {}

  static async open(bytes: Uint8Array): Promise<OfficeFile> {
    return new OfficeFile(await unzipped(bytes));
  }

  /** Texts of the elements of a name, in the files whose names match. */
  texts(file: RegExp, element: string): string[] {
    return this.elements(file)
      .filter(({ name }) => name === element)
      .map(({ text }) => text);
  }

  elements(file: RegExp): XmlElement[] {
    return [...this.files]
      .filter(([name]) => file.test(name))
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .flatMap(([, content]) => elementsOf(content));
  }

  /** What would reach outside of the file: relations to other places, fields, links. */
  reaching(): string[] {
    return this.elements(/\.(xml|rels)$/)
      .filter(
        ({ name, attributes }) =>
          attributes['TargetMode'] === 'External' ||
          ['a:hlinkClick', 'w:hyperlink', 'w:instrText', 'hyperlink', 'ddeLink', 'w:altChunk'].includes(name),
      )
      .map(({ name, attributes, text }) => `${name} ${JSON.stringify(attributes)} ${text}`)
      .filter((found) => !/^w:instrText \{[^}]*\} ?PAGE ?$/.test(found));
  }
}
