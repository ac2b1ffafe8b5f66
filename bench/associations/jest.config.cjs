module.exports = require('../../jest.preset.cjs')({ name: 'bench-associations', environment: 'node' });
