module.exports = require('../../jest.preset.cjs')({
  name: 'api',
  environment: 'node',
  globalSetup: '<rootDir>/test/global-setup.cjs',
  globalTeardown: '<rootDir>/test/global-teardown.cjs',
});
