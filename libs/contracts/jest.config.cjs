module.exports = require('../../jest.preset.cjs')({ name: 'contracts', environment: 'node' });
