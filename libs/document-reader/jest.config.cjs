module.exports = require('../../jest.preset.cjs')({ name: 'document-reader', environment: 'node' });
