import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import tailwindcss from '@tailwindcss/postcss';
import { shadowCss } from './shadow-css';

/** What the four front-end applications have in common: TypeScript sources of the libraries, Tailwind, federation. */

const repository = path.resolve(__dirname, '../..');

/** Development ports; in production everything may come from one origin. */
export const devPorts = { shell: 3100, budget: 3101, assessments: 3102, history: 3103 } as const;
export type RemoteName = Exclude<keyof typeof devPorts, 'shell'>;

/** The API that the development servers pass `/api` on to. */
const devApi = process.env.API_ORIGIN ?? 'http://localhost:3000';

export interface RemoteOptions {
  name: RemoteName;
  /** Exposed modules, e.g. `{ './routes': './src/exposed/routes.tsx' }`: all that the shell may load. */
  exposes: Record<string, string>;
}

/**
 * A remote: found by its manifest (`mf-manifest.json`), loads its files from wherever the manifest stands, and also
 * runs by itself from its own `src/index.tsx`. Federated as `hoa_<name>`: a global called `history` would collide
 * with `window.history`.
 */
export function remoteApp({ name, exposes }: RemoteOptions): RsbuildConfig {
  return application({
    title: `AI Budget Assistant: ${name}`,
    template: path.join(__dirname, 'remote.html'),
    port: devPorts[name],
    assetPrefix: 'auto',
    federation: {
      name: `hoa_${name}`,
      exposes,
      shared: sharedModules({ eager: false }),
      runtimePlugins: [path.join(__dirname, 'same-query.ts')],
    },
  });
}

/** The host: no remote is known at build time, they are registered from `/config.json` at run time. */
export function shellApp(): RsbuildConfig {
  return application({
    title: 'AI Budget Assistant',
    template: './index.html',
    port: devPorts.shell,
    assetPrefix: '/',
    federation: { name: 'hoa_shell', remotes: {}, shared: sharedModules({ eager: true }) },
    devConfig: {
      apiBase: '',
      remotes: Object.fromEntries(
        (['budget', 'assessments', 'history'] as const).map((remote) => [
          remote,
          `http://localhost:${devPorts[remote]}/mf-manifest.json`,
        ]),
      ),
    },
  });
}

interface ApplicationOptions {
  title: string;
  template: string;
  port: number;
  assetPrefix: '/' | 'auto';
  federation: Parameters<typeof pluginModuleFederation>[0];
  /** Answered at `/config.json` by the development server only; in production the server that ships the shell does. */
  devConfig?: object;
}

function application({
  title,
  template,
  port,
  assetPrefix,
  federation,
  devConfig,
}: ApplicationOptions): RsbuildConfig {
  return defineConfig({
    plugins: [
      pluginReact(),
      pluginModuleFederation({ ...federation, manifest: true, dts: false, shareStrategy: 'loaded-first' }),
    ],
    source: { entry: { index: './src/index.tsx' } },
    resolve: bundling.resolve,
    html: { title, template },
    output: {
      assetPrefix,
      // A development server writes nothing there: it must not empty what a build left for `npm start`.
      cleanDistPath: process.env.NODE_ENV === 'production',
      sourceMap: { js: 'source-map' },
      overrideBrowserslist: bundling.browsers,
    },
    dev: { assetPrefix: assetPrefix === 'auto' ? true : '/' },
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      cors: { origin: `http://localhost:${devPorts.shell}` },
      historyApiFallback: true,
      proxy: { '/api': devApi },
      setup: devConfig === undefined ? undefined : ({ server }) => serveConfig(server, devConfig),
    },
    performance: { printFileSize: { compressed: true } },
    tools: bundling.tools,
  });
}

export interface EmbedOptions {
  name: RemoteName;
  /** Scripts by name, each one file that needs no other: `embed` becomes `embed.js`. */
  entries: Record<string, string>;
  /** Types for those who use the scripts: one declaration file made of these sources, in this order. */
  types: { file: string; from: string[] };
}

/**
 * What pages of others load with a plain script tag, beside the remote in the same folder and from the same sources: one
 * file under a lasting name, without federation. It asks for its content again each time, so that a portal has what the
 * server has.
 */
export function embedApp({ name, entries, types }: EmbedOptions): RsbuildConfig {
  return defineConfig({
    plugins: [pluginReact()],
    source: { entry: entries },
    resolve: bundling.resolve,
    splitChunks: false,
    output: {
      assetPrefix: 'auto',
      cleanDistPath: false,
      distPath: { js: '' },
      filename: { js: '[name].js' },
      sourceMap: { js: 'source-map' },
      overrideBrowserslist: bundling.browsers,
      copy: [{ from: types.from[0]!, to: types.file, transform: () => declarations(types.from) }],
    },
    performance: { printFileSize: { compressed: true } },
    tools: {
      ...bundling.tools,
      htmlPlugin: false,
      rspack: { output: { asyncChunks: false, uniqueName: `hoa_${name}_embed` } },
    },
  });
}

/** Sources of nothing but types, as one file: what one imports from another stands in it already. */
function declarations(sources: readonly string[]): string {
  const texts = sources.map((file) => readFileSync(file, 'utf8').replace(/^import type .*\n/gm, ''));
  return texts.map((text) => text.trim()).join('\n\n') + '\n';
}

/** What every bundle of a browser has in common. */
const bundling = {
  resolve: { conditionNames: ['@hoa/source', 'browser', 'import', 'module', 'require', 'default'] },
  browsers: ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'],
  tools: {
    postcss: (_options, { addPlugins }) => addPlugins([tailwindcss(), childrenByParent, shadowCss]),
  },
} satisfies { resolve: object; browsers: string[]; tools: RsbuildConfig['tools'] };

/**
 * Says of Tailwind's `space-*` and `divide-*`, `:where(.x > :not(:last-child))`, the same by the parent's class first. As it
 * is, a browser tries each of them on every element of a page, which was a fifth of the style work of a long budget.
 */
const childrenByParent = {
  postcssPlugin: 'children-by-parent',
  Rule(rule: { selector: string }) {
    const said = rule.selector.replace(CHILDREN, ':where($1) > :where(:not(:last-child))');
    if (said !== rule.selector) rule.selector = said;
  },
};
const CHILDREN = /:where\(([^()]+?)\s*>\s*:not\(:last-child\)\)/g;

type DevServer = {
  middlewares: { use(route: string, handler: (request: unknown, response: JsonResponse) => void): unknown };
};
type JsonResponse = { setHeader(name: string, value: string): unknown; end(body: string): unknown };

function serveConfig(server: DevServer, config: object): void {
  server.middlewares.use('/config.json', (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(config));
  });
}

/**
 * Shared singletons: what must exist once in the page. Slices of the client and the design system are bundled by each
 * remote, so that a remote newer or older than its shell runs. Eager in the shell alone: a remote's own entry starts
 * with `import('./bootstrap')`.
 */
function sharedModules({ eager }: { eager: boolean }) {
  const entries = [
    ['react', 'react'],
    ['react-dom', 'react-dom'],
    ['react-router', 'react-router'],
    ['react-router-dom', 'react-router-dom'],
    ['@reduxjs/toolkit', '@reduxjs/toolkit'],
    // Not covered by its package: federation shares by exact request.
    ['@reduxjs/toolkit/query/react', '@reduxjs/toolkit'],
    ['react-redux', 'react-redux'],
  ] as const;
  const third = entries.map(([request, owner]) => {
    const version = installedVersion(owner);
    return [request, { singleton: true, eager, version, requiredVersion: `^${version}` }] as const;
  });
  return {
    ...Object.fromEntries(third),
    '@hoa/api-client/core': { singleton: true, eager, requiredVersion: false as const },
  };
}

function installedVersion(name: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(repository, 'node_modules', name, 'package.json'), 'utf8'),
  );
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error(`${name} has no version in its package.json`);
}
