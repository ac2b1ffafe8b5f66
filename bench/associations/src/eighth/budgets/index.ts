import { type Paper } from '../site';

export const budgets: readonly Paper[] = [];
export const statements: readonly Paper[] = [];
