import { type Paper } from '../site';
import { articles, byTheDoor, equipment, headed } from './formal';
import { byTask, keyTerms, ticked, yearByYear } from './forms';
import { accepted, engagement, mail, renewed } from './letters';
import { guards, project, summer, winter, withheld } from './seasons';

/** What an association has agreed with those who work for it. */
export const contracts: readonly Paper[] = [
  articles, equipment, byTheDoor, headed, ticked, keyTerms, byTask, yearByYear, accepted, renewed, mail, engagement, winter, summer,
  guards, withheld, project,
]; // prettier-ignore
