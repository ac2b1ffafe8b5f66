import { remoteApp } from '../../tools/web/rsbuild-app';

export default remoteApp({
  name: 'history',
  exposes: {
    './routes': './src/exposed/routes.tsx',
    './recent-activity': './src/exposed/recent-activity.tsx',
  },
});
