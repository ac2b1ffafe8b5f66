import { shellApp } from '../../tools/web/rsbuild-app';

export default shellApp();
