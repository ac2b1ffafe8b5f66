import { type Paper } from '../site';

export const policies: readonly Paper[] = [];
