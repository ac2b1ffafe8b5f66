import { remoteApp } from '../../tools/web/rsbuild-app';

export default remoteApp({ name: 'assessments', exposes: { './routes': './src/exposed/routes.tsx' } });
