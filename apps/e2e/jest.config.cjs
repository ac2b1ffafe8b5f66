module.exports = require('../../jest.preset.cjs')({ name: 'e2e', environment: 'node' });
module.exports.testTimeout = 60_000;
