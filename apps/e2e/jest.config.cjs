require('../../tools/test/bundled-browser.cjs').useBundledBrowser();

module.exports = require('../../jest.preset.cjs')({
  name: 'e2e',
  environment: 'node',
  testTimeout: 240_000,
  globalSetup: '<rootDir>/src/support/run/global-setup.ts',
  globalTeardown: '<rootDir>/src/support/run/global-teardown.ts',
});
