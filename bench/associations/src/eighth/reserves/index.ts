import { type Paper } from '../site';
import { answers, inventory, takeOff } from './reports';
import { engineersLetter, ownSheet } from './sheets';

export const reserves: readonly Paper[] = [inventory, takeOff, answers, ownSheet, engineersLetter];
