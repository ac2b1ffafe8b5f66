/** Fewer different characters than this nobody's random numbers have. */
const LEAST_DIFFERENT = 5;

/**
 * Whether the random part of a device id can be one: whoever types `aaaaaaaa` or `12345678` shares a workspace with all
 * who typed the same. What passes may still be weak; ours has 128 bits.
 */
export function looksRandom(deviceId: string): boolean {
  const part = deviceId.split('-')[1] ?? '';
  return new Set(part).size >= LEAST_DIFFERENT && !isRepeated(part) && !isCounted(part);
}

/** The same few characters over and over. */
function isRepeated(part: string): boolean {
  return (part + part).indexOf(part, 1) < part.length;
}

/** Each character the one after, or before, the last. */
function isCounted(part: string): boolean {
  const steps = new Set([...part].slice(1).map((one, at) => one.charCodeAt(0) - part.charCodeAt(at)));
  return steps.size === 1;
}
