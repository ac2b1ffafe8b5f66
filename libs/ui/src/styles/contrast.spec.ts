import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The tokens as they stand in the style sheet: first the light block, then the dark one. */
const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [lightText = '', darkText = ''] = css.slice(css.indexOf(':root {')).split('@variant night');
const themes = { light: colours(lightText), dark: colours(darkText) };

function colours(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'surface', 'sunken', 'raised'];
const text = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'amber', 'brick'].flatMap((ink) =>
  grounds.map((ground) => [ink, ground] as const),
);
const onTint = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-strong'],
  ['accent', 'accent-soft'],
  ['amber', 'amber-soft'],
  ['brick', 'brick-soft'],
  ...['accent-soft', 'amber-soft', 'brick-soft'].map((ground) => ['ink', ground] as const),
] as const;
const grounded = ['surface', 'paper', 'raised'];
const edges = grounded.map((ground) => ['line-strong', ground] as const);
/** Bars of charts, by their number. */
const series = [1, 2, 3, 4, 5, 6, 7].flatMap((number) =>
  grounded.map((ground) => [`series-${number}`, ground] as const),
);

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const value = (name: string) => {
    const found = themes[theme].get(name);
    if (!found) throw new Error(`${theme} has no --${name}`);
    return found;
  };
  test.each([...text, ...onTint])('%s can be read on %s (4.5:1)', (ink, ground) => {
    expect(contrast(value(ink), value(ground))).toBeGreaterThanOrEqual(4.5);
  });
  test.each([...edges, ...series])('%s can be seen on %s (3:1)', (edge, ground) => {
    expect(contrast(value(edge), value(ground))).toBeGreaterThanOrEqual(3);
  });
});
