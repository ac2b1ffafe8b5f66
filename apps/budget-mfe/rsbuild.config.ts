import { remoteApp } from '../../tools/web/rsbuild-app';

export default remoteApp({ name: 'budget', exposes: { './routes': './src/exposed/routes.tsx' } });
