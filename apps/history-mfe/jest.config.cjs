module.exports = require('../../jest.preset.cjs')({ name: 'history-mfe', environment: 'web' });
