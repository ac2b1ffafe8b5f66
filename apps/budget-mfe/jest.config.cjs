module.exports = require('../../jest.preset.cjs')({ name: 'budget-mfe', environment: 'web' });
