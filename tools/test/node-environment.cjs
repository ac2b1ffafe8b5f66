require('./compiled-once.cjs');

/** Node's own environment, whose process compiles each module once. */
module.exports = require('jest-environment-node').TestEnvironment;
