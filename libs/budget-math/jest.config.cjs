module.exports = require('../../jest.preset.cjs')({ name: 'budget-math', environment: 'node' });
