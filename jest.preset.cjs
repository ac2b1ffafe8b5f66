const path = require('node:path');
const api = require('./apps/api/swc.json');

/** A file of tests runs in a context of its own, which slows every look at a global: these are handed to each module. */
const LOOKED_UP_OFTEN = [
  'Array',
  'Boolean',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'RegExp',
  'Set',
  'String',
  'Symbol',
];

/**
 * One Jest configuration for every project. `environment` is 'node' for servers and pure libraries and 'web' for
 * what runs in a browser. Workspace packages resolve to their sources by the `@hoa/source` condition.
 */
module.exports = ({ name, environment, ...more }) => ({
  displayName: name,
  testMatch: ['<rootDir>/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  testEnvironment: path.join(
    __dirname,
    `tools/test/${environment === 'web' ? 'jsdom' : 'kept'}-environment.cjs`,
  ),
  ...(environment === 'web' ? {} : { runtime: path.join(__dirname, 'tools/test/kept-runtime.cjs') }),
  testEnvironmentOptions: {
    customExportConditions:
      environment === 'web'
        ? ['@hoa/source', 'browser', 'require', 'default']
        : ['@hoa/source', 'node', 'require', 'default'],
  },
  // In a browser's code an icon may be called Map.
  sandboxInjectedGlobals: environment === 'web' ? [] : LOOKED_UP_OFTEN,
  moduleNameMapper:
    environment === 'web' ? { '\\.(css|svg|png)$': path.join(__dirname, 'tools/test/empty-module.cjs') } : {},
  transform: {
    '\\.(ts|tsx|mjs)$': ['@swc/jest', swcOptions(environment)],
    ...(environment === 'web' ? { '\\.js$': ['@swc/jest', swcOptions(environment)] } : {}),
  },
  setupFilesAfterEnv: environment === 'web' ? [path.join(__dirname, 'tools/test/patience.cjs')] : [],
  transformIgnorePatterns:
    environment === 'web' ? ['/node_modules/(?!(@tanstack|lucide-react)/)'] : ['/node_modules/'],
  ...more,
});

function swcOptions(environment) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
      keepClassNames: true,
    },
    // On a server, ESM-only packages are reached by a real `import()`, which Jest runs under --experimental-vm-modules;
    // in a browser it only parts the bundle, and a plain `require` serves as well.
    module: {
      type: 'commonjs',
      ignoreDynamic: environment !== 'web',
      // As the API is built: what is used seldom is loaded when it is used.
      ...(environment === 'web' ? {} : { lazy: api.module.lazy }),
    },
    sourceMaps: 'inline',
  };
}
