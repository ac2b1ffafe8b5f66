require('./compiled-once.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with Node's own fetch family and text codecs, which jsdom does not bring. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'AbortController',
      'AbortSignal',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'TransformStream',
      'structuredClone',
      'BroadcastChannel',
    ])
      this.global[name] = globalThis[name];
  }
};
