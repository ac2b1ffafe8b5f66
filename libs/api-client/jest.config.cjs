module.exports = require('../../jest.preset.cjs')({ name: 'api-client', environment: 'web' });
