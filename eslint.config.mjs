import nx from '@nx/eslint-plugin';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Which project may import which, by tag: docs/architecture.md draws the same arrows. */
const PROJECT_EDGES = {
  contracts: [],
  'budget-math': [],
  'document-reader': ['contracts'],
  'api-client': ['contracts'],
  ui: ['budget-math'],
  testing: ['contracts'],
  api: ['contracts', 'budget-math', 'document-reader', 'testing'],
  shell: ['contracts', 'api-client', 'ui'],
  'budget-mfe': ['contracts', 'api-client', 'ui', 'budget-math'],
  'assessments-mfe': ['contracts', 'api-client', 'ui', 'budget-math'],
  'history-mfe': ['contracts', 'api-client', 'ui', 'budget-math'],
  bench: ['contracts', 'budget-math', 'document-reader', 'bench'],
  e2e: ['contracts', 'budget-math', 'testing'],
};

const API = './apps/api/src';
/** Inside the API imports run one way: outputs -> insights -> pipeline -> platform. */
const API_ZONES = [
  { target: `${API}/platform`, from: [`${API}/pipeline`, `${API}/insights`, `${API}/outputs`] },
  { target: `${API}/pipeline`, from: [`${API}/insights`, `${API}/outputs`] },
  { target: `${API}/insights`, from: [`${API}/outputs`] },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/test-results/**',
      '**/node_modules/**',
      'data/**',
      'out/**',
      '**/*.cjs',
      '.nx/**',
      '**/.rsbuild/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx, 'import-x': importX },
    // Without it a TypeScript file is not found, and a forbidden path is not seen.
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
    },
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      // Index access is checked (noUncheckedIndexedAccess); where the index is known to be there, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Nest's modules are classes by design.
      '@typescript-eslint/no-extraneous-class': 'off',
      // A formatter that matches control characters does so on purpose.
      'no-control-regex': 'off',
      'no-console': 'error',
      'max-params': ['error', { max: 3 }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          banTransitiveDependencies: false,
          // A slice reaches the core by its public entry, as federation shares it.
          allowCircularSelfDependency: true,
          // The journeys drive the browser that the API prints with: one way of finding and starting it.
          allow: ['@hoa/api/browser'],
          depConstraints: Object.entries(PROJECT_EDGES).map(([scope, allowed]) => ({
            sourceTag: `scope:${scope}`,
            onlyDependOnLibsWithTags: [`scope:${scope}`, ...allowed.map((name) => `scope:${name}`)],
          })),
        },
      ],
      'import-x/no-restricted-paths': ['error', { zones: API_ZONES }],
    },
  },
  {
    files: [
      'apps/{shell,budget-mfe,assessments-mfe,history-mfe}/**/*.{ts,tsx}',
      'libs/{ui,api-client}/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // RTK Query writes 'no argument' as void.
    files: ['libs/api-client/**/*.ts'],
    rules: { '@typescript-eslint/no-invalid-void-type': 'off' },
  },
  {
    // Programs that talk to a terminal.
    files: [
      'tools/**',
      'apps/api/src/{main,worker,cli,restore}.ts',
      'bench/**',
      'apps/e2e/**',
      '**/rsbuild.config.*',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['apps/api/src/platform/config/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'platform/config reads the environment.' },
      ],
    },
  },
  {
    // The rows of a table of cases, and the four coordinates of a citation, are clearer side by side than named.
    files: [
      '**/*.spec.{ts,tsx}',
      'libs/document-reader/src/kinds/types.ts',
      'libs/document-reader/src/kinds/ownership/prose-shares.ts',
    ],
    rules: { 'max-params': ['error', { max: 4 }] },
  },
  {
    // How a project is built is no part of it: its configuration reaches the shared one by path.
    files: ['**/rsbuild.config.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // Injection needs the class at run time, so that a type-only import would break it.
    files: ['apps/api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off', 'max-params': 'off' },
  },
);
