module.exports = require('../../jest.preset.cjs')({ name: 'assessments-mfe', environment: 'web' });
