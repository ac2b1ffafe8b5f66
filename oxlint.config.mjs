/** Which project may import which: docs/architecture.md draws the same arrows. */
const PROJECT_EDGES = {
  contracts: [],
  'budget-math': [],
  'document-reader': ['contracts'],
  'api-client': ['contracts'],
  ui: ['budget-math'],
  testing: ['contracts'],
  // The journeys drive the browser that the API prints with: one way of finding and starting it.
  e2e: ['contracts', 'budget-math', 'testing', 'api/browser'],
  shell: ['contracts', 'api-client', 'ui'],
  'budget-mfe': ['contracts', 'api-client', 'ui', 'budget-math'],
  'assessments-mfe': ['contracts', 'api-client', 'ui', 'budget-math'],
  'history-mfe': ['contracts', 'api-client', 'ui', 'budget-math'],
  api: ['contracts', 'budget-math', 'document-reader', 'testing'],
  bench: ['contracts', 'budget-math', 'document-reader', 'testing', 'bench-*'],
};

/** Inside the API imports run one way: outputs -> insights -> pipeline -> platform. */
const API_ZONES = {
  platform: ['pipeline', 'insights', 'outputs'],
  pipeline: ['insights', 'outputs'],
  insights: ['outputs'],
};

const APPS = ['api', 'shell', 'budget-mfe', 'assessments-mfe', 'history-mfe', 'e2e'];
const PROJECTS = Object.keys(PROJECT_EDGES).join('|');

function homeOf(project) {
  if (project === 'bench') return 'bench/**';
  return APPS.includes(project) ? `apps/${project}/**` : `libs/${project}/**`;
}

/** What no file of a project may import: by name what its edges do not list, by path anything outside of it. */
function forbiddenIn(project) {
  // A slice reaches the core of its own project by the public entry, as federation shares it.
  const allowed = [project, ...PROJECT_EDGES[project]];
  return [
    {
      group: ['@hoa/*', '@hoa/*/**', ...allowed.flatMap((name) => [`!@hoa/${name}`, `!@hoa/${name}/**`])],
      message: `It is not among what ${project} may import: docs/architecture.md.`,
    },
    {
      regex: String.raw`^\.\./.*(apps|libs|(${PROJECTS})/(src|dist))/`,
      message: 'Another project is imported by its name.',
    },
  ];
}

function imports(files, patterns) {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** The rules of one file do not add up, so a zone of the API repeats those of the API. */
function zone([folder, later]) {
  const against = {
    regex: String.raw`^\.\./(.*/)?(${later.join('|')})(/|$)`,
    message: 'Inside the API imports run one way: outputs, insights, pipeline, platform.',
  };
  return imports(`apps/api/src/${folder}/**`, [...forbiddenIn('api'), against]);
}

export default {
  plugins: ['eslint', 'typescript', 'oxc', 'import', 'react'],
  categories: { correctness: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/test-results/**',
    'data/**',
    'out/**',
    '**/*.cjs',
    '.nx/**',
    '**/.rsbuild/**',
  ],
  rules: {
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-array-constructor': 'error',
    'no-unused-expressions': 'error',
    'no-useless-constructor': 'error',
    'no-console': 'error',
    'max-params': ['error', { max: 3 }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // A formatter that matches control characters does so on purpose.
    'no-control-regex': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/unified-signatures': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // What the React Compiler asks for, which builds nothing here.
    'react/immutability': 'off',
    'react/incompatible-library': 'off',
    'react/purity': 'off',
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',
  },
  overrides: [
    ...Object.keys(PROJECT_EDGES).map((project) => imports(homeOf(project), forbiddenIn(project))),
    ...Object.entries(API_ZONES).map(zone),
    {
      // RTK Query writes 'no argument' as void.
      files: ['libs/api-client/**/*.ts'],
      rules: { 'typescript/no-invalid-void-type': 'off' },
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
      excludeFiles: ['apps/api/src/platform/config/**'],
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
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // Injection needs the class at run time, so that a type-only import would break it.
      files: ['apps/api/**/*.ts'],
      rules: { 'typescript/consistent-type-imports': 'off', 'max-params': 'off' },
    },
  ],
};
