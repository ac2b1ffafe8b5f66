export function counts(names: string[]): Map<string, number> {
  const result = new Map<string, number>();
  for (const name of names) result.set(name, (result.get(name) ?? 0) + 1);
  return result;
}

/** `101` is `999`, `A-1` is `A-9`. */
export function maskOf(name: string): string {
  return name.replace(/\d/g, '9').replace(/[A-Za-z]/g, 'A');
}

/** How the designations of this table look: what one in ten of them looks like is no mistake. */
export function commonMasks(names: string[]): Set<string> {
  const all = counts(names.map(maskOf));
  return new Set(
    [...all].filter(([, count]) => count >= Math.max(2, names.length * 0.1)).map(([mask]) => mask),
  );
}

/** `1O2` among `101`, `103` is 102: a letter that looks like a digit, where the others have a digit. */
export function repairedLike(name: string, masks: Set<string>): string {
  if (masks.has(maskOf(name)) || !/\d/.test(name)) return name;
  const tidy = [...name].map((char) => (/[OoQ]/.test(char) ? '0' : /[Il|]/.test(char) ? '1' : char));
  for (const mask of masks) {
    if (mask.length !== name.length) continue;
    const repaired = [...name].map((char, i) => (mask[i] === '9' ? tidy[i]! : char)).join('');
    if (maskOf(repaired) === mask) return repaired;
  }
  return name;
}

/** A scan's `I` that stands alone among 2, 3, 4 is their 1. */
export function loneOne(name: string, names: string[]): string {
  const isLetter = /^[Il|]$/.test(name) && names.length > 3 && !names.includes('1');
  return isLetter && names.every((other) => other === name || /^\d{1,4}$/.test(other)) ? '1' : name;
}
