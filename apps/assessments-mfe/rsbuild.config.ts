import { defineConfig } from '@rsbuild/core';
import { embedApp, remoteApp } from '../../tools/web/rsbuild-app';

/** The remote; with `--env-mode embed`, into the same folder, what portals load without federation. */
export default defineConfig(({ envMode }) =>
  envMode === 'embed'
    ? embedApp({
        name: 'assessments',
        entries: { embed: './src/embed/index.ts', frame: './src/embed/frame.ts' },
        types: { file: 'embed.d.ts', from: ['./src/features/results/details.ts', './src/embed/events.ts'] },
      })
    : remoteApp({
        name: 'assessments',
        exposes: { './routes': './src/exposed/routes.tsx', './calculator': './src/exposed/calculator.ts' },
      }),
);
