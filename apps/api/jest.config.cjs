require('../../tools/test/bundled-browser.cjs').useBundledBrowser();

module.exports = require('../../jest.preset.cjs')({
  name: 'api',
  environment: 'node',
  // Documents are read in processes of their own, on machines that do other things as well.
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/test/support/host/environment.cjs',
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
});
