import { type Paper } from '../site';

export const contracts: readonly Paper[] = [];
