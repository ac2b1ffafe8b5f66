export { interpret, type Change, type Choice, type Interpretation, type Option } from './interpret';
export type { CommandLine } from './line';
export { askLarge } from './large-changes';
