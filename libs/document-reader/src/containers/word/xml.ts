import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ReadError } from '../../page/read-error';

export interface XmlHandlers {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  text?: (text: string) => void;
}

/** The deepest nesting that a document has any use for; more is an attack on whoever walks it. */
const DEEPEST = 256;

/**
 * Walks XML without building a tree. Entities that the file defines are an error, so nothing expands and nothing is
 * fetched. Throws ReadError: damaged.
 */
export function walkXml(xml: Buffer, handlers: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', (error) => {
    throw new ReadError('damaged', error.message);
  });
  parser.on('doctype', () => {
    throw new ReadError('damaged', 'a document type inside a Word part');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    if (++depth > DEEPEST) throw new ReadError('damaged', 'nested too deeply');
    handlers.open(tag.name, tag.attributes);
  });
  parser.on('closetag', (tag: SaxesTagPlain) => {
    depth--;
    handlers.close(tag.name);
  });
  if (handlers.text) parser.on('text', handlers.text);
  parser.write(xmlText(xml)).close();
}

function xmlText(xml: Buffer): string {
  if (xml[0] === 0xff && xml[1] === 0xfe) return xml.toString('utf16le');
  return xml.toString('utf8');
}

/** `w:val` as Word's switches have it: absent means on. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(0|false|off|none)$/i.test(value);
}
