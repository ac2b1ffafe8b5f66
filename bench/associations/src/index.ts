export type { Published } from './papers/publish';
export { writeSamples } from './samples';
export * from './truth';
