export { launchBrowser } from './browser';
export { startApp, type RunningApp } from './app';
