import { type Paper } from '../site';

export const quiet: readonly Paper[] = [];
