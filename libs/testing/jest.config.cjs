module.exports = require('../../jest.preset.cjs')({ name: 'testing', environment: 'node' });
