export { startApp, type RunningApp } from './app';
