/**
 * Lets the child process run from the TypeScript sources, for tests only. A file that was built since it was last written
 * is taken as built, which is what a child of the product runs; any other is compiled as it is required, with the options
 * that Jest uses. Built code never loads this file.
 */
const { readFileSync, statSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const SOURCES = `${path.sep}src${path.sep}`;

Module._extensions['.ts'] = (module, filename) =>
  module._compile(built(filename) ?? compiled(filename), filename);

function built(filename) {
  const at = filename.lastIndexOf(SOURCES);
  const output = `${filename.slice(0, at)}${path.sep}dist${path.sep}${filename.slice(at + SOURCES.length, -3)}.js`;
  const made = statSync(output, { throwIfNoEntry: false });
  return made && made.mtimeMs > statSync(filename).mtimeMs ? readFileSync(output, 'utf8') : undefined;
}

function compiled(filename) {
  // Loaded only where it is needed: a compiler is large.
  const { code } = require('@swc/core').transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { parser: { syntax: 'typescript', decorators: true }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
    sourceMaps: 'inline',
  });
  return code;
}
