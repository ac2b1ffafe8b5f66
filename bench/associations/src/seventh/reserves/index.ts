import { type Paper } from '../site';
import { cards, fundPage, measured, report, sentences } from './studies';

export const reserves: readonly Paper[] = [report, cards, measured, sentences, fundPage];
