import { isOn, walkXml } from './xml';

export interface ParagraphStyle {
  bold?: boolean;
  list?: string;
  level?: number;
}

interface RawStyle extends ParagraphStyle {
  basedOn?: string;
}

/** Reads from word/styles.xml what matters to reading: bold, and the list that a style numbers its paragraphs by. */
export function readStyles(xml: Buffer | undefined): (id: string | undefined) => ParagraphStyle {
  const styles = new Map<string, RawStyle>();
  if (xml) parse(xml, styles);
  return (id) => resolve(styles, id, 0);
}

function parse(xml: Buffer, styles: Map<string, RawStyle>): void {
  let style: RawStyle | undefined;
  walkXml(xml, {
    open: (name, attributes) => {
      const value = attributes['w:val'];
      if (name === 'w:style') styles.set(attributes['w:styleId'] ?? '', (style = {}));
      else if (!style) return;
      else if (name === 'w:basedOn' && value) style.basedOn = value;
      else if (name === 'w:b') style.bold = isOn(value);
      else if (name === 'w:numId' && value) style.list = value;
      else if (name === 'w:ilvl') style.level = Number(value) || 0;
    },
    close: (name) => {
      if (name === 'w:style') style = undefined;
    },
  });
}

/** Styles inherit; a style that is its own ancestor ends the search. */
function resolve(styles: Map<string, RawStyle>, id: string | undefined, depth: number): ParagraphStyle {
  const own = id === undefined ? undefined : styles.get(id);
  if (!own || depth > 20) return {};
  const { basedOn, ...direct } = own;
  return { ...resolve(styles, basedOn, depth + 1), ...direct };
}
