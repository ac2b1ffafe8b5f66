import { stop, withArticle, type Place } from '../place';

/** Provisions that give nobody a share, though they are full of figures. */
export const clauses: readonly ((place: Place) => string)[] = [
  () =>
    'Party walls. The cost of mending a wall between two dwellings falls on both of their owners in equal halves, unless one of them did the harm.',
  (place) =>
    `Quorum. Owners present in person or by proxy who hold twenty percent (20%) of the votes are a quorum of ${stop(place.name)}`,
  () =>
    'Unpaid charges. A charge that is not paid within fifteen (15) days bears interest at nine percent (9%) a year, and a fee of $30.00 besides. It is a lien from the day it falls due, and the lien may be foreclosed as a mortgage is.',
  () =>
    'Amendment. This instrument may be amended by owners of at least two-thirds (2/3) of the votes, and no amendment binds a mortgagee of record without its consent.',
  () =>
    'Leasing. No more than 15% of the dwellings may be let at one time, and none for fewer than six (6) months. A copy of each lease is left with the manager.',
  () =>
    'Casualty. If more than 60% of the improvements is destroyed, the owners shall decide within ninety (90) days whether to rebuild. If they do not, the land is held by them in common and may be partitioned at the suit of any of them.',
  (place) =>
    `Use. Each ${place.word} is for one household and for no trade that brings customers. Two domestic pets of not over forty (40) pounds are allowed.`,
  () =>
    'Working capital. At the first sale two months’ charges are paid into the working capital of the association and are not returned.',
  () =>
    'Sewer easement. The district holds an easement ten (10) feet wide along the north line as shown on Sheet 4 of the plat.',
  () =>
    'Period of control. The Declarant names the directors until 75% of the dwellings have been conveyed or seven (7) years have passed, whichever comes first; when 25% have been conveyed the other owners elect one director of three.',
  () =>
    'Insurance. The association insures the buildings for their full replacement cost, less a deductible of not over $10,000 or one percent (1%) of the insured value, and keeps a bond for those who handle its money.',
  (place) =>
    `Repairs. The owner of ${withArticle(place.word)} keeps up everything within its inner surfaces, its doors and panes, and the pipes that serve it alone. The association keeps up the rest.`,
  () =>
    'Mortgagees. A holder of a first mortgage that asks for it in writing is told of any default that lasts sixty (60) days and of any loss of more than $25,000.',
  () =>
    'Architectural control. Nothing is built, painted or planted outside before a committee of three has seen drawings at a scale of at least 1/8 inch to the foot. What it does not answer within 45 days is approved.',
  () =>
    'Condemnation. An award for a taking of the common property is paid to the association and used to restore what is left; a balance is credited to the owners.',
  () =>
    'Parking. Two spaces are for each dwelling. No boat, trailer or truck of over one ton stands on the drives for more than 12 hours.',
  () =>
    'Partition. Nobody may ask that the common property be divided, so long as this instrument is in force.',
  () =>
    'Enforcement. The association or any owner may sue to enforce these provisions. A fine of up to $50 a day, and $1,000 in all, may be laid upon one who has been heard and persists.',
];
