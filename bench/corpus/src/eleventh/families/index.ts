import { buildings } from './buildings';
import type { Family } from './family';
import { managed } from './managed';
import { neighbors } from './neighbors';
import { statutory } from './statutory';

export const families: readonly Family[] = [...statutory, ...managed, ...buildings, ...neighbors];
