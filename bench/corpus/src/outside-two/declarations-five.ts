import type { Outside } from '../outside/model';
import { articles } from './general';

/** Papers of planned communities in which nobody's ownership is listed. */
export const declarationsFive: Outside[] = [
  {
    name: 'sycamore-commons-restated-ccrs',
    association: "Sycamore Commons Homeowners' Association, Inc.",
    kind: 'declaration',
    parts: [],
    look: { size: 10.5, footer: 'Amended and Restated Declaration - {p}' },
    traits: ['restated', 'equal-share', 'classes-of-fees'],
    text: `
# AMENDED AND RESTATED DECLARATION
## SYCAMORE COMMONS

Upon the vote of seventy-four percent (74%) of the Owners the Declaration of 1991 and its three amendments are replaced by this instrument. Sycamore Commons Homeowners' Association, Inc. is a North Carolina nonprofit corporation.
= Article V. Assessments
5.1 Common Expenses are allocated equally among the 88 Lots.

5.2 Lots with an attached home also pay for the upkeep of the exteriors, in equal parts. In 2016 that assessment was $92.00 a month; that for detached homes was $41.00 a month.

5.3 The annual assessment may rise, without a vote, by the greater of five percent (5%) or the rise of the Consumer Price Index.

5.4 A capital contribution of one-sixth (1/6) of the annual assessment is paid at each transfer.
${articles}
sign: President | Secretary
`,
  },
  {
    name: 'fernwood-glen-drive-amendment',
    association: 'Fernwood Glen Townhouse Association',
    kind: 'declaration',
    parts: [],
    scan: { grade: 'fair', skew: 0.9 },
    look: { size: 11 },
    traits: ['amendment', 'cost-sharing-only'],
    text: `
# FIRST AMENDMENT TO DECLARATION
## FERNWOOD GLEN

Fernwood Glen Townhouse Association and the owners of Lots 14 to 19 agree that Section 8.4 is replaced:

8.4 The Upper Drive serves Lots 14 to 19 only. Its paving and snow removal are paid by those Lots in these parts: Lots 14 and 15, ten percent (10%) each; Lots 16 and 17, fifteen percent (15%) each; Lots 18 and 19, twenty-five percent (25%) each. All other Common Expenses continue to be borne by all Lots at a uniform rate.

8.5 The Association may advance up to $8,000.00 for the Upper Drive and recover it within two years with interest at six percent (6%).
sign: President | Secretary
`,
  },
];
