const { createHash } = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: delay } = require('node:timers/promises');

/**
 * Most suites upload the same few documents, and reading one takes a process of its own and a second of it. Within a run
 * of tests a document is read once: what came of it is kept in the folder READINGS_ONCE, and given again for the same
 * bytes, kind of name and bounds, with the name and the numbers of the document that asks. A reading that failed is never kept.
 * Loaded before the API, by tests only.
 */
const folder = process.env.READINGS_ONCE;
const load = Module._load;
const known = new Map();

if (folder) {
  mkdirSync(folder, { recursive: true });
  // The product answers requests before it reads. A test waits for its reading, which would wait for all other tests.
  os.setPriority = () => undefined;
  Module._load = function (request, ...more) {
    const exported = load.call(this, request, ...more);
    if (request !== '@hoa/document-reader') return exported;
    if (!known.has(exported)) known.set(exported, { ...exported, readIsolated: once(exported.readIsolated) });
    return known.get(exported);
  };
}

function once(readIsolated) {
  return async (bytes, options) => {
    const { signal, about } = options;
    if (signal?.aborted || !about) return readIsolated(bytes, options);
    const file = path.join(folder, keyOf(bytes, options));
    if (!(await turnToRead(file, signal)))
      return signal?.aborted
        ? readIsolated(bytes, options)
        : replayed(JSON.parse(readFileSync(file, 'utf8')), options);
    try {
      const progress = [];
      const onProgress = (one) => {
        progress.push(one);
        options.onProgress?.(one);
      };
      const reading = await readIsolated(bytes, { ...options, onProgress });
      const from = { ...about, name: options.name };
      writeFileSync(`${file}.half`, JSON.stringify({ reading, progress, from }));
      renameSync(`${file}.half`, file);
      return reading;
    } finally {
      rmSync(lockOf(file), { force: true });
    }
  };
}

const lockOf = (file) => `${file}.reader`;

/** Whether the caller is the one to read it; false once it has been read. Several suites may ask at the same moment. */
async function turnToRead(file, signal) {
  for (; !existsSync(file); await delay(50, undefined, { signal }).catch(() => undefined)) {
    if (signal?.aborted) return false;
    try {
      writeFileSync(lockOf(file), String(process.pid), { flag: 'wx' });
      if (!existsSync(file)) return true;
      rmSync(lockOf(file), { force: true });
    } catch {
      forgetDeadReader(lockOf(file));
    }
  }
  return false;
}

/** An application that a test kills while it reads leaves its lock behind, at worst before it has written its number. */
function forgetDeadReader(lock) {
  const made = statSync(lock, { throwIfNoEntry: false });
  if (!made) return;
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (pid) process.kill(pid, 0);
    else if (Date.now() - made.mtimeMs > 5_000) rmSync(lock, { force: true });
  } catch {
    rmSync(lock, { force: true });
  }
}

/** Of the name only what it ends in counts, as for the reader: the rest of it stands in the citations alone. */
function keyOf(bytes, { name, limits, bounds, opened, kinds, answers }) {
  const ending = path.extname(name.trim()).toLowerCase();
  const rest = JSON.stringify({ ending, limits, bounds, opened, kinds, answers });
  return createHash('sha256').update(bytes).update(rest).digest('hex');
}

function replayed({ reading, progress, from }, options) {
  for (const one of progress) options.onProgress?.(one);
  for (const page of reading.document.pages) if (!options.opened) options.onPage?.(page);
  return asked(reading, from, { ...options.about, name: options.name });
}

/** Every citation names the document, its number and its reading. */
function asked(value, from, to) {
  if (typeof value === 'string') return value.replaceAll(from.readingId, to.readingId);
  if (Array.isArray(value)) return value.map((one) => asked(one, from, to));
  if (value === null || typeof value !== 'object') return value;
  const given = Object.entries(value).map(([key, one]) => {
    if (key === 'documentId' && one === from.documentId) return [key, to.documentId];
    if (key === 'documentName' && one === from.name) return [key, to.name];
    return [key, asked(one, from, to)];
  });
  return Object.fromEntries(given);
}
