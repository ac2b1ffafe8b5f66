const KeptEnvironment = require('../../../../../tools/test/kept-environment.cjs');
const { loadHost } = require('./load.cjs');

/**
 * The environment that keeps modules, with `startHostedApp`: the API started outside of the suite's module registry. Jest loads every
 * module again for each file, which takes longer than most suites; here a worker loads the API once.
 */
module.exports = class extends KeptEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.startHostedApp = async (options) => (await loadHost(config.projectConfig)).start(options);
  }
};
