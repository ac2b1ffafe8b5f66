const { existsSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { createScriptTransformer } = require('@jest/transform');

const root = path.resolve(__dirname, '../../../../..');
let host;

/** The program in host.ts, loaded from the sources once for each process, with Jest's transforms and their cache. */
exports.loadHost = (projectConfig) => (host ??= load(projectConfig));

async function load(projectConfig) {
  const transformer = await createScriptTransformer(projectConfig);
  Module._extensions['.ts'] = (module, filename) => {
    const options = { instrument: false, supportsDynamicImport: true, supportsStaticESM: false };
    module._compile(transformer.transform(filename, options).code, filename);
  };
  resolveSources();
  require('../../../../../tools/test/readings-once.cjs');
  return require('./host.ts');
}

/** Workspace packages resolve to their sources, as they do inside a suite. */
function resolveSources() {
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (request, ...more) {
    const source = request.startsWith('@hoa/') ? sourceOf(request.slice('@hoa/'.length)) : undefined;
    return source ?? resolve.call(this, request, ...more);
  };
}

function sourceOf(name) {
  const folder = path.join(root, 'libs', name);
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return path.join(folder, JSON.parse(readFileSync(manifest, 'utf8')).exports['.']['@hoa/source']);
}
