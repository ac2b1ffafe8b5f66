import { type Random } from '../../core/random';
import { type Boiler } from './wording';

/** The long clauses that fill real agreements. Their figures are decoys too. */
const long: readonly Boiler[] = [
  {
    text: 'Indemnification. To the fullest extent permitted by law Contractor shall defend, indemnify and hold harmless the Association, its directors, its members and its managing agent from claims, damages and expenses, including reasonable attorneys\u2019 fees, that arise from the negligent performance of the work by Contractor, its employees or subcontractors, except to the extent that they are caused by the negligence of the party indemnified. This section survives the end of the agreement.',
    decoys: [],
  },
  {
    text: 'Insurance. Before work begins Contractor shall deliver certificates that name the Association and its agent as additional insureds: commercial general liability of not less than $1,000,000 each occurrence; automobile liability of $500,000 combined single limit; and employer\u2019s liability of $100,000 each accident. Coverage may not be cancelled without notice to the certificate holder.',
    decoys: ['$1,000,000', '$500,000', '$100,000'],
  },
  {
    text: 'Standards of performance. All work shall be done in a workmanlike manner by persons who are trained in it, in uniform, and in the hours that local ordinance allows. Deficiencies that are reported in writing shall be corrected within five business days. If the same deficiency is reported three times within a quarter, the Association may have it corrected by others and deduct the cost from the next invoice.',
    decoys: [],
  },
  {
    text: 'Extra work. No charge for extra work is owed unless it was authorized beforehand in writing by the manager. Proposals for extra work above $750.00 go to the Board. Materials are charged at invoice plus 20%, for which invoices shall be shown upon request; subcontracted work at cost plus 12%.',
    decoys: ['$750.00', '20%', '12%'],
  },
  {
    text: 'Default. If either party fails to perform and the failure continues for ten days after it was described in a letter sent by certified mail, the other may end this agreement at once and recover its damages. Amounts more than forty-five days past due bear interest at 12% per annum.',
    decoys: ['12%'],
  },
  {
    text: 'Force majeure. Neither party is liable for delay caused by storm, flood, fire, strike, epidemic, acts of government or other events that it could not have prevented by reasonable care. Payment is suspended for services that cannot be rendered for more than seven days in a row.',
    decoys: [],
  },
  {
    text: 'Disputes. The parties shall first meet, and then mediate, each paying half of the mediator\u2019s charge up to $1,200.00. Claims below $7,500.00 may be brought in small claims court. The law of the State in which the property lies governs, and venue is in its county.',
    decoys: ['$1,200.00', '$7,500.00'],
  },
  {
    text: 'Entire agreement. This document with its exhibits is the whole agreement and replaces all proposals and statements before it. It may be changed only in writing signed by both. If a provision is held invalid the rest remains in force. No waiver of a breach is a waiver of another. It may be signed in counterparts and by electronic means.',
    decoys: [],
  },
  {
    text: 'Assignment. Contractor may not assign this agreement or subcontract more than 15% of it without written consent, which shall not be unreasonably withheld. A change of control of Contractor is an assignment.',
    decoys: ['15%'],
  },
  {
    text: 'Safety. Contractor keeps its own safety program, posts data sheets where chemicals are stored, barricades work areas, and reports any injury to persons or damage to property above $250.00 to the manager on the same day.',
    decoys: ['$250.00'],
  },
];

export const longClauses = (random: Random, count: number): Boiler[] => random.sample(long, count);
