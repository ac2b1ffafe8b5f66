module.exports = require('../../jest.preset.cjs')({ name: 'bench-extraction', environment: 'node' });
