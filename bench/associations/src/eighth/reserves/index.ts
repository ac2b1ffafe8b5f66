import { type Paper } from '../site';

export const reserves: readonly Paper[] = [];
