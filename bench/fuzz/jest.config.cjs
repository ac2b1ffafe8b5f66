module.exports = require('../../jest.preset.cjs')({ name: 'bench-fuzz', environment: 'node' });
