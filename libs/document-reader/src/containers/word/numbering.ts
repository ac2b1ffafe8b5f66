import { walkXml } from './xml';

interface Level {
  start: number;
  format: string;
  text: string;
}

interface List {
  abstract: string;
  starts: Map<number, number>;
}

/** Writes the numbers that Word computes when it shows a list: "1.", "(a)", "2.3". */
export interface Numbering {
  /** The next number of this list at this level (0-based); empty where the list has none. */
  next: (list: string, level: number) => string;
}

/** Reads word/numbering.xml. Lists that share a definition share their counters, as in Word. */
export function readNumbering(xml: Buffer | undefined): Numbering {
  const { abstracts, lists } = xml
    ? parse(xml)
    : { abstracts: new Map<string, Map<number, Level>>(), lists: new Map<string, List>() };
  const counters = new Map<string, number[]>();
  const started = new Set<string>();
  return {
    next: (id, level) => {
      const list = lists.get(id);
      const levels = list && abstracts.get(list.abstract);
      const own = levels?.get(level);
      if (!list || !levels || !own) return '';
      const counts = counters.get(list.abstract) ?? [];
      counters.set(list.abstract, counts);
      const override = list.starts.get(level);
      if (override !== undefined && !started.has(`${id}:${level}`)) counts.splice(level, Infinity, override);
      else counts[level] = counts[level] === undefined ? own.start : counts[level] + 1;
      started.add(`${id}:${level}`);
      counts.length = level + 1;
      return written(own.text, counts, levels);
    },
  };
}

function parse(xml: Buffer): { abstracts: Map<string, Map<number, Level>>; lists: Map<string, List> } {
  const abstracts = new Map<string, Map<number, Level>>();
  const lists = new Map<string, List>();
  let levels: Map<number, Level> | undefined;
  let list: List | undefined;
  let level: Level | undefined;
  let overridden = 0;
  walkXml(xml, {
    open: (name, attributes) => {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:abstractNum') abstracts.set(attributes['w:abstractNumId'] ?? '', (levels = new Map()));
      else if (name === 'w:num') {
        levels = undefined;
        lists.set(attributes['w:numId'] ?? '', (list = { abstract: '', starts: new Map() }));
      } else if (name === 'w:abstractNumId' && list) list.abstract = value;
      else if (name === 'w:lvlOverride') overridden = Number(attributes['w:ilvl'] ?? 0);
      else if (name === 'w:startOverride') list?.starts.set(overridden, Number(value) || 1);
      else if (name === 'w:lvl') {
        level = { start: 1, format: 'decimal', text: '' };
        levels?.set(Number(attributes['w:ilvl'] ?? 0), level);
      } else if (name === 'w:start' && level) level.start = Number(value) || 0;
      else if (name === 'w:numFmt' && level) level.format = value;
      else if (name === 'w:lvlText' && level) level.text = value;
    },
    close: () => undefined,
  });
  return { abstracts, lists };
}

function written(text: string, counts: number[], levels: Map<number, Level>): string {
  if (levels.get(counts.length - 1)?.format === 'bullet') return '•';
  return text.replace(/%([1-9])/g, (_match, digit: string) => {
    const index = Number(digit) - 1;
    return formatted(counts[index] ?? levels.get(index)?.start ?? 1, levels.get(index)?.format ?? 'decimal');
  });
}

function formatted(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(value).toLowerCase();
    case 'upperLetter':
      return letters(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'none':
      return '';
    default:
      return String(value);
  }
}

/** A to Z, then AA, BB: Word repeats the letter. */
function letters(value: number): string {
  if (value < 1) return '';
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.min(10, Math.ceil(value / 26)));
}

const ROMAN: [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  let rest = Math.min(value, 3_999);
  let text = '';
  for (const [worth, sign] of ROMAN) {
    while (rest >= worth) {
      text += sign;
      rest -= worth;
    }
  }
  return text;
}
