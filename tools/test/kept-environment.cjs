require('./compiled-once.cjs');
const { TestEnvironment } = require('jest-environment-node');

/** By project: its world, and what its files of tests have loaded in this process. */
const kept = new Map();

/**
 * What one file of tests has loaded, the next files of the same process use as well (kept-runtime.cjs), since no module of a
 * server or a library keeps anything of a test. Jest would load every module again for each file, and V8 warm it up, which
 * takes longer than most files do. What Jest adds to the globals for a file is taken away after it; what a module adds stays.
 */
module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { rootDir } = config.projectConfig;
    const before = kept.get(rootDir);
    if (before) return before.environment;
    super(config, context);
    this.own = new Set(Object.getOwnPropertySymbols(this.global));
    kept.set(rootDir, { environment: this, modules: new Map(), esModules: new Map(), sourceMaps: new Map() });
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const symbol of Object.getOwnPropertySymbols(this.global))
      if (!this.own.has(symbol)) Reflect.deleteProperty(this.global, symbol);
  }
};
module.exports.keptOf = (rootDir) => kept.get(rootDir);
