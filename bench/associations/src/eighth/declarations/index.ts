import { type Paper } from '../site';

export const declarations: readonly Paper[] = [];
