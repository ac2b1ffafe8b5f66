module.exports = require('../../jest.preset.cjs')({ name: 'ui', environment: 'web' });
