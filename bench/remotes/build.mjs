import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { root } from '../../tools/start/prepare.mjs';

export const REMOTES = ['budget', 'assessments', 'history'];

/**
 * Builds a remote from today's sources against the contract of a snapshot: what it asks for and how it reads answers comes
 * from there, and a call that the snapshot lacks does not exist for it. The build is put at `scratch`/`remote`.
 */
export async function buildAgainst({ snapshot, remote, scratch }) {
  mkdirSync(scratch, { recursive: true });
  const contracts = path.join(scratch, `contracts-${remote}.js`);
  writeFileSync(path.join(scratch, 'snapshot.json'), JSON.stringify(snapshot));
  writeFileSync(contracts, contractsModule(remote));
  const cwd = path.join(root, 'apps', `${remote}-mfe`);
  process.chdir(cwd);
  process.env.NODE_ENV = 'production';
  const { content } = await loadConfig({ cwd });
  const rsbuild = await createRsbuild({
    cwd,
    rsbuildConfig: mergeRsbuildConfig(content, {
      resolve: { alias: { '@hoa/contracts$': contracts } },
      output: { distPath: { root: path.join(scratch, remote) }, cleanDistPath: true },
      logLevel: 'error',
    }),
  });
  const { close } = await rsbuild.build();
  await close();
}

/** A page can ask which snapshot a remote was built against: `builtAgainst`. */
function contractsModule(remote) {
  const source = JSON.stringify(path.join(root, 'libs', 'contracts', 'src', 'index.ts'));
  return `
import { z } from 'zod';
import { routes as today } from ${source};
import snapshot from './snapshot.json';
export * from ${source};
const { $defs } = snapshot;
const schema = (part) => part && z.fromJSONSchema({ ...part, $defs });
export const routes = Object.fromEntries(Object.entries(snapshot.routes).map(([name, { params, query, body, response, ...call }]) =>
  [name, { ...today[name], ...call, query: schema(query), body: schema(body), response: schema(response) }]));
export function pathOf(name, params = {}) {
  return routes[name].path.replace(/\\{(\\w+)\\}/g, (_, key) => encodeURIComponent(String(params[key])));
}
globalThis.builtAgainst = { ...globalThis.builtAgainst, ${remote}: snapshot.version };
`;
}
