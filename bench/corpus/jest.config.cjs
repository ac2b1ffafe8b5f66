module.exports = require('../../jest.preset.cjs')({ name: 'bench-corpus', environment: 'node' });
