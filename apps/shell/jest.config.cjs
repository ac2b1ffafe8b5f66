module.exports = require('../../jest.preset.cjs')({ name: 'shell', environment: 'web' });
