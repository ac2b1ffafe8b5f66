import { type Random } from '../../core/random';

/** What the back pages of service agreements say. Their figures are neither prices nor increases. */
const clauses: readonly string[] = [
  'Insurance. Contractor carries general liability of not less than $1,000,000 for each occurrence and $2,000,000 in all, automobile liability of $500,000, and workers’ compensation as the law requires, and names the Association and its manager as additional insureds. A certificate is delivered before work begins and again at each renewal of a policy.',
  'Independent contractor. Contractor’s crews are its own employees, hired, paid and supervised by it. Nothing here makes either party the agent, partner or employer of the other or of the other’s people.',
  'Damage. Contractor shall report breakage to the manager within 24 hours and shall repair at its own cost whatever its crews have broken. Lines and pipes less than eight inches below grade that were not marked are excepted.',
  'Default. If a party fails to perform and does not cure within ten (10) days after written notice that says what is wrong, the other may end this agreement for cause, and is owed nothing for the rest of the term but what was earned before.',
  'Disputes. The parties shall first try to settle by a meeting of principals and then by mediation, whose cost they share. The prevailing party in an action that follows recovers reasonable attorneys’ fees and costs.',
  'Entire agreement. This writing, with what is attached to it, replaces all proposals and talks before it. It may be changed only by a paper that both parties sign, and no course of dealing changes it.',
  'Late payment. Sums unpaid thirty (30) days after the date of the invoice bear a service charge of one and one-half percent (1.5%) per month until they are paid.',
  'Force majeure. Neither party answers for delay or failure by storm, flood, strike, shortage, or order of a public authority, so long as it gives word promptly and resumes when it can.',
  'Governing law. The law of the state in which the property lies governs, and suits are brought in the county where it lies.',
  'Safety. Work is done with the equipment, cones and signs that the rules of the trade ask for. Crews wear shirts with the company’s name, and no one brings dogs, radios or alcohol to the property.',
  'Assignment. Neither party may hand this agreement to another without written consent, which is not to be withheld without reason; the sale of the whole of a business is no such transfer.',
  'Indemnity. Each party shall defend and hold the other harmless against claims of third persons to the extent that they arise from its own negligence or that of its people. This survives the end of the agreement.',
  'Liens. Contractor pays its suppliers in time and keeps the property free of liens. Should one be filed, it shall have it released within fifteen (15) days.',
  'Notices. A notice is good if it is in writing and handed over, sent by overnight courier, or mailed first class to the address at the head of this paper; it counts from the third day after mailing.',
  'Records. Contractor keeps logs of its visits for two years and lets the Association see them during business hours.',
  'Severability. If a court strikes one provision the others stand, and the one that fell is replaced by a lawful one that comes nearest to it.',
  'Waiver. That a party once lets a breach pass does not mean that it will do so again.',
  'Materials. Products are those of the maker’s first quality or equal. Data sheets are left with the manager, and what is left over is taken away on the same day.',
  'Access. The Association lets crews in from 7:30 a.m. to 5:30 p.m. on working days, provides water and power without charge, and names one person who may give orders.',
  'Warranty. Work that proves faulty within ninety (90) days is done again without charge. This warranty stands in place of all others.',
];

/** Some of them, in the order of the list or shuffled, and the figures that are not to be read as anything. */
export function usual(random: Random, least: number): { texts: string[]; decoys: string[] } {
  const texts = random.sample(clauses, least + random.int(2, 7));
  return { texts, decoys: texts.some((one) => one.startsWith('Late payment')) ? ['1.5%'] : [] };
}
