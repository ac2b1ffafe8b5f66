module.exports = require('../../jest.preset.cjs')({ name: 'e2e', environment: 'node', testTimeout: 240_000 });
