const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');
const { keptOf } = require('./kept-environment.cjs');

/** A file that puts something in a module's place loads all modules for itself. */
const MOCKS = /\bjest\.(?:mock|doMock|unstable_mockModule|resetModules|isolateModules)/;

/** Jest's runtime with the modules that earlier files of tests have loaded: see kept-environment.cjs. */
module.exports = class KeptRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const [{ rootDir }] = given;
    const { modules, esModules, sourceMaps } = keptOf(rootDir);
    this.transformCache.sourceMaps = sourceMaps;
    if (MOCKS.test(readFileSync(this._testPath, 'utf8'))) return;
    this.registries.moduleRegistry = modules;
    this.registries.esModuleRegistry = esModules;
  }

  /** A module that is kept may load another later, through the runtime that it came by: that stays whole, and answers. */
  teardown() {
    this.enterTestCode();
    this.restoreAllMocks();
    this.registries.moduleRegistry.delete(this._testPath);
    this.registries.internalModuleRegistry.clear();
  }
};
