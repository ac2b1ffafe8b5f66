/** Defects on purpose, by which the search itself is tried. `word` is found one letter after the other, or not at all. */
export function target(name) {
  const run = DEFECTS[name];
  return {
    words: ['a', 'h', 'o', 'u', 's', 'e'],
    first: () => [Buffer.from('?')],
    most: 40,
    covers: /planted\.mjs$/,
    run: (bytes) => run(bytes.toString()),
  };
}

const DEFECTS = {
  'planted-words': (text) => {
    if (behind(text)) throw new Error('It was found.');
  },
  'planted-hang': (text) => {
    while (text.includes('h'));
  },
  'planted-wait': (text) => (text.includes('h') ? new Promise(() => undefined) : undefined),
  'planted-memory': (text) => {
    const held = [];
    while (text.includes('h')) held.push(Buffer.alloc(20_000_000, 1));
  },
  'planted-death': (text) => {
    if (text.includes('h')) process.abort();
  },
  'planted-nothing': () => undefined,
};

/** A branch for each letter: only who keeps what reached one reaches the next. */
function behind(text) {
  if (text[0] === 'h') {
    if (text[1] === 'o') {
      if (text[2] === 'u') {
        return text[3] === 's';
      }
    }
  }
  return false;
}
