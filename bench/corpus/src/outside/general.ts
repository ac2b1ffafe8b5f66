/** Articles that such documents have around what matters in them. */
export const covenants = `
= Easements and use
Each owner has a nonexclusive easement in the common elements for support, for ingress and egress and for the use of pipes, wires, ducts, flues and conduits that pass through other parts of the property. The easements run with the land. No owner shall do work that impairs the structural soundness of a building, jeopardizes its safety or reduces its value.

No trade or business that brings the public to the property may be carried on. Nothing shall be stored on the common elements without the prior consent of the Board. Two household pets may be held, provided that they are registered and are not left unattended outdoors.
= Insurance and casualty
The Board insures the buildings against fire and other perils for their full insurable replacement cost, without deduction for depreciation, and obtains public liability insurance of not less than $1,000,000.00 for each occurrence. If two thirds (2/3) or more of the buildings are destroyed, and owners having seventy-five percent (75%) of the votes do not resolve within one hundred (100) days to rebuild, the property is subject to partition.
= Rights of mortgagees
A holder of a first mortgage that has given its name and address is entitled to written notice of any default of its borrower that is not cured within sixty (60) days. The lien for unpaid assessments is subordinate to a first mortgage recorded before the assessment became due, except for six (6) months of common expenses.
= Interpretation
Should any provision be invalid, the others are not affected. The captions are for convenience and do not define the scope of any provision. Failure to enforce a provision is no waiver of the right to do so later.
`;

export const conditions = `
= General conditions
Independent contractor. The contractor is not an employee of the client. It pays its own taxes and the wages of its workers, who are in uniform and are supervised by a foreman who speaks English.

Insurance and indemnity. The contractor furnishes certificates of workers' compensation, automobile and general liability insurance before the work begins. Each party shall hold the other harmless from claims to the extent that they arise from its own negligence.

Excusable delay. Neither party is liable for delay that is caused by weather, strikes, shortage of materials, acts of government or other causes beyond its control. Work that is lost on account of weather is made up in the same week where possible.

Disputes. The parties first meet in good faith. If the matter is not resolved in fifteen (15) days from that meeting, it goes to mediation, the cost of which is shared equally. The prevailing party recovers reasonable attorney's fees.

Entire agreement. This writing is the whole agreement and replaces proposals and conversations before it. It is changed by a signed writing only and binds the successors of the parties. It is governed by the law of the place of the work.
`;

export const method = `
= How this study was made
We visited the property and measured or counted what the association must maintain. A component is included where it is a common responsibility, has a limited life that can be foreseen, and costs more than one half percent of the yearly budget. Lives are those of similar properties, shortened or lengthened by what we saw. Nothing was opened or tested; latent defects are not considered.

The percent funded compares the reserves with the depreciation of the components up to now: a component of $10,000 that is five years into a life of ten counts with $5,000. It measures strength at one moment, not the ability to pay in a given year. The figures should be reviewed each year and the site visited again every third year.

This study is a budget model and not an audit. The balance was furnished by the association and was not verified.
`;

export const wording = `
~ CANCELLATION AND CHANGES. The first named insured may cancel this policy by mailing advance written notice. We may cancel by mailing notice at least 10 days before the effective date if we cancel for nonpayment of premium, or 30 days if we cancel for any other reason. The policy may be changed only by an endorsement issued by us. EXAMINATION. We may examine and audit your books and records at any time during the policy period and up to three years afterward.
~ CONCEALMENT. The coverage is void in any case of fraud by you as it relates to the coverage, or if you intentionally conceal or misrepresent a material fact. Losses are adjusted with you and paid to you unless another person is named to receive payment. In witness whereof this policy is signed by officers of the company and countersigned where the law so requires.
`;
