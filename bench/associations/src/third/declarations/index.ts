import { byBuilding, exhibit, masterDeed, threeAcross, worksheet } from './tables';
import { amendment, byType, covenants, equalFractions, sentences, shareholders } from './words';

export const declarations = [
  exhibit,
  threeAcross,
  masterDeed,
  byBuilding,
  worksheet,
  equalFractions,
  byType,
  shareholders,
  amendment,
  covenants,
  sentences,
];
