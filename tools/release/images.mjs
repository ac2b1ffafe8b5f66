import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `node tools/release/images.mjs`, before a release: exit code 1 unless every image that Dockerfile and compose.yaml name is given
 * by digest, as in `POSTGRES_IMAGE=postgres:18@sha256:...` in the environment or in `.env`. A tag may be another image tomorrow.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const read = (name) => {
  try {
    return readFileSync(path.join(root, name), 'utf8');
  } catch {
    return '';
  }
};
const inFile = Object.fromEntries(
  [...read('.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value.trim()]),
);
const composed = [...read('compose.yaml').matchAll(/^\s*(?:image|NODE_IMAGE): (\S+)$/gm)].map(
  ([, image]) => image,
);
const built = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
const own = /^ai-budget-assistant$/;

/** The one that is built from is named by both. */
const named = new Map([...built, ...composed].map((image) => [image.replace(/:-[^}]*/, ''), image]));
const loose = [...named.values()]
  .filter((image) => !own.test(image))
  .map((image) => ({ image, value: resolved(image) }))
  .filter(({ value }) => !/@sha256:[0-9a-f]{64}$/.test(value));
for (const { image, value } of loose) console.log(`${image}: ${value} is not given by digest`);
console.log(loose.length === 0 ? 'every image is given by digest' : `${loose.length} images to be pinned`);
if (loose.length > 0) process.exitCode = 1;

/** `${NAME:-default}` and `${NAME}` by what is set; anything else is what it says. */
function resolved(image) {
  const [, name, otherwise = ''] = /^\$\{([A-Z_]+)(?::-([^}]*))?\}$/.exec(image) ?? [];
  return name === undefined ? image : (process.env[name] ?? inFile[name] ?? otherwise);
}
