/** Articles that stand around what matters in such documents. */
export const articles = `
= Use restrictions
The property is for residential purposes. No owner or occupant may do anything that increases the rate of insurance or causes a policy to be canceled. Signs, antennas and window units are subject to the rules. An owner who leases gives the tenant a copy of the rules, and no lease is for less than thirty (30) days.

Each owner maintains the interior of the dwelling, including its fixtures, heating and cooling equipment and the water lines that serve it alone. Damage that is caused to another dwelling is repaired at the expense of the owner who caused it.
= Administration
The business of the association is conducted by a board of not fewer than three (3) nor more than five (5) directors. The board may employ a manager under a contract that can be ended without cause on ninety (90) days' notice. Books are open to owners on business days upon ten (10) days' request, and copies cost twenty-five cents ($0.25) a page.
= Enforcement
The association may sue for damages or an injunction, suspend the use of recreational facilities for up to sixty (60) days and, after notice and an opportunity to be heard, levy a reasonable fine. An assessment that is not paid within fifteen (15) days bears a late charge of the greater of $15.00 or five percent (5%) of the amount and interest at twelve percent (12%) a year, and is a lien.
= General provisions
These provisions run with the land for thirty (30) years and then for successive periods of ten (10) years. Amendments need the consent of owners who hold sixty-seven percent (67%) of the votes, and those that change a lender's security the consent of fifty-one percent (51%) of the eligible mortgage holders. If a provision is held invalid the rest remains in effect.
`;

export const terms = `
= Standard terms
Performance. Work is done in a workmanlike manner by trained personnel, with equipment in safe condition and in compliance with law. Complaints are answered within two (2) business days.

Insurance. The vendor keeps in force general liability of $1,000,000 each occurrence, automobile liability of $1,000,000 and workers' compensation as required by law, and names the association as additional insured.

Indemnity. The vendor indemnifies the association, its directors and its managing agent against claims that arise out of the vendor's negligence. Neither party is liable for consequential damages.

Default. A party that does not cure a default within ten (10) days of written notice is in breach, and the other may end this contract and recover its damages. A waiver of one default is not a waiver of another.

Miscellaneous. Notices are in writing and sent by certified mail or a recognized courier. This contract may not be assigned without consent. It may be signed in counterparts, and a signature sent by electronic mail is an original.
`;

export const approach = `
= Methods and limits
The physical analysis rests on a visual inspection, interviews with the board and the drawings that were made available. Quantities were taken from a previous study where they could not be measured. Costs come from local contractors, published manuals and our own files, and include removal and disposal.

The financial analysis starts with the cash that the association reported. We express no opinion on it. Small changes of inflation or of interest have large effects after many years, so that the plan should be updated annually. Components of less than $1,000, or with a life of more than forty years, are left out, as are those that owners maintain themselves.
`;

export const fineprint = `
~ This declarations page together with the policy jacket, forms and endorsements completes the above numbered policy. Premium is payable at inception unless a payment plan is shown. If this policy is canceled by the insured the unearned premium is computed at ninety percent of pro rata.
~ Any person who knowingly presents a false statement in an application for insurance may be guilty of a criminal offense. Coverage is provided only for those items for which a limit or the word "included" is shown.
`;
