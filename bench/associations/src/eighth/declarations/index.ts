import { type Paper } from '../site';
import { annexed, restated, struck } from './amended';
import { byType, grid, overArea, ranges } from './grouped';
import { ownersList, typedDots } from './lists';
import { byFloor, garden, panels, valuesAround } from './schedules';
import { covenants, described, equally, runOn, spelled } from './sentences';
import { cooperative, lots, numerators, twoTowers } from './towers';

/** A layout of homes inside of buildings: those are not called lots, whatever the association calls its own. */
const built =
  (layout: Paper): Paper =>
  (site, random) =>
    layout(['Lot', 'Parcel'].includes(site.home) ? { ...site, home: 'Unit' } : site, random);

/** What says which home owns which part; the last two of the list say of no home in particular, or nothing. */
export const declarations: readonly Paper[] = [
  ...[
    byFloor, valuesAround, panels, garden, runOn, described, spelled, byType, ranges, grid, overArea, struck, annexed, restated,
    twoTowers, numerators, cooperative, ownersList, typedDots,
  ].map(built),
  lots, equally, covenants,
]; // prettier-ignore
