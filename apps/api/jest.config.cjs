module.exports = require('../../jest.preset.cjs')({
  name: 'api',
  environment: 'node',
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
});
