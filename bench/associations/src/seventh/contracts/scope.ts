import { type Random } from '../../core/random';
import { head, par } from '../declarations/base';
import { type Block } from '../../layout/paper';
import { type Trade } from './base';

/** What specifications of each trade say; no prices, but figures of other kinds. */
const said: Readonly<Record<string, readonly string[]>> = {
  grounds: [
    'Turf is mowed to a height of 3 inches at intervals of not more than 8 days from April through October, 30 cuts in a normal season.',
    'Clippings are blown from walks and drives the same day. Beds are edged twice a year with a spade edge of 4 inches.',
    'Fertilizer is applied in four rounds; a pre-emergent is applied before April 15.',
    'Shrubs are pruned in June and in September. Trees are limbed up to 8 feet over walks.',
    'The irrigation system is charged in spring, checked monthly and drained before November 1.',
    'Leaves are removed weekly in the fall, with a final cleanup by December 10.',
  ],
  pool: [
    'The pool opens on the Saturday before Memorial Day and closes on Labor Day; hours are 10:00 a.m. to 8:00 p.m.',
    'Chlorine is held between 1.0 and 3.0 parts per million and pH between 7.2 and 7.8, tested every 2 hours.',
    'All guards are at least 16 years old and hold current certificates.',
    'The deck is hosed daily, furniture is straightened and restrooms are cleaned twice a day.',
    'The winter cover is fitted within 14 days after closing.',
  ],
  snow: [
    'Plowing starts when 2 inches have fallen and is repeated for every 3 inches after that.',
    'Walks and steps to each door are cleared within 4 hours after snowfall ends.',
    'Sand or salt is spread on hills and at stops. Hydrants and mailboxes are kept clear.',
    'Stakes are set along drives before November 15 and removed by April 15.',
    'Snow is stacked where the plan attached shows it and never on septic fields.',
  ],
  trash: [
    'Refuse is collected on Tuesdays between 7:00 a.m. and 5:00 p.m.; a holiday shifts collection by one day.',
    'Carts of 96 gallons remain the property of the hauler. Not more than 4 bags outside the cart are taken.',
    'Recycling is single stream and collected every other week.',
    'Paint, tires, batteries and appliances with refrigerants are not accepted.',
  ],
  elevator: [
    'The company examines each car monthly and lubricates and adjusts guides, doors and controller.',
    'Ropes are replaced when their factor of safety falls under 8.',
    'The five-year full load test and the annual no-load test are witnessed by the inspector.',
    'Callbacks between 8:00 and 4:30 on business days are included and answered within 2 hours.',
  ],
  guard: [
    'One officer patrols from 10:00 p.m. to 6:00 a.m., seven nights a week, making at least 6 rounds.',
    'The officer locks the pool and clubhouse at 11:00 p.m. and opens them at 5:30 a.m.',
    'An incident is reported to the manager in writing by 9:00 a.m. the next day.',
    'Officers are licensed, uniformed and unarmed, and drive a marked vehicle.',
  ],
  cleaning: [
    'Lobbies are swept and mopped 5 days a week, halls vacuumed 2 days a week.',
    'Glass of entry doors is washed daily, windows of stairs in April and October.',
    'Carpets are shampooed twice a year. Trash rooms are disinfected monthly.',
    'Supplies are furnished by the contractor, paper goods by the Association.',
  ],
  pests: [
    'Exteriors are treated quarterly to 3 feet from the foundation.',
    'Bait stations are inspected every 30 days and numbered on a plan.',
    'Interior treatment is given on request of an owner within 48 hours.',
    'Only products registered with the state are used; labels are left with the manager.',
  ],
  alarm: [
    'Signals are received at a listed central station 24 hours a day.',
    'All 100% of detectors and pull stations are tested once a year in the presence of the superintendent.',
    'The sprinkler is inspected quarterly and its main drain tested annually.',
    'A written report is filed with the fire marshal within 10 days.',
  ],
  lake: [
    'The ponds, 6.5 acres in all, are visited 18 times a year, twice a month from April through September.',
    'Algae and invasive plants are treated as needed; water may not be used for irrigation for 3 days after.',
    'Fountains are removed, cleaned and set again once a year.',
    'Oxygen, phosphorus and clarity are sampled in May and in August.',
  ],
  management: [
    'Assessments are deposited the day they are received; delinquent owners get a reminder on the 16th.',
    'A balance sheet, a statement of income and a list of arrears reach the Board by the 20th of each month.',
    'The manager inspects the property every 2 weeks and attends 12 Board meetings and the annual meeting.',
    'A draft budget is presented not later than 75 days before the fiscal year begins.',
    'Bids of at least 3 contractors are obtained for work estimated over ten thousand dollars.',
    'Records are kept for 7 years and are open to owners during business hours.',
  ],
};

/** Specifications: paragraphs, numbered or under a heading. */
export function scopeOf(trade: Trade, random: Random, most = 6): Block[] {
  const all = said[trade.key] ?? [];
  const chosen = all.slice(0, most);
  const look = random.int(0, 2);
  return chosen.map((text, at) =>
    par(look === 0 ? text : look === 1 ? `(${String.fromCharCode(97 + at)}) ${text}` : `• ${text}`),
  );
}

const provisions: readonly (readonly [string, string])[] = [
  [
    'Independent contractor',
    'The contractor is an independent contractor. Nothing in this instrument makes the contractor, its employees or subcontractors employees, partners or agents of the Association, and the contractor alone pays their wages, payroll taxes and benefits.',
  ],
  [
    'Indemnity',
    'The contractor shall defend, indemnify and hold harmless the Association, its directors, officers, managing agent and owners from all claims, losses and expenses, attorneys’ fees among them, that arise out of its work, except so far as they are caused by the negligence of the one indemnified.',
  ],
  [
    'Safety',
    'The contractor takes all reasonable precautions for the safety of residents and guests, closes off areas that are being worked in and removes equipment and debris at the end of each day. Chemicals are handled by licensed personnel only and stored off the property.',
  ],
  [
    'Default',
    'Should either party fail to perform a material obligation and not cure the failure after notice of it, the other may end this instrument without prejudice to its further rights. The Association may have the work done by others and hold the contractor for the difference.',
  ],
  [
    'Assignment',
    'This instrument may not be assigned, nor the work subcontracted, without the prior written consent of the Association, which binds its successors and permitted assigns.',
  ],
  [
    'Disputes',
    'The parties first attempt to settle a dispute by mediation. A dispute that is not settled so is heard by the courts of the county in which the property lies; the party that prevails recovers its reasonable costs.',
  ],
  [
    'Force majeure',
    'Neither party is in default for delay that strikes, riots, epidemics, acts of government or unusual weather cause, so long as it resumes performance as soon as it reasonably can.',
  ],
  [
    'Entire agreement',
    'This instrument with its exhibits is the whole agreement of the parties on its subject and takes the place of all earlier negotiations. It may be changed only by a writing that both sign. If a provision is unenforceable the others remain in force.',
  ],
  [
    'Access',
    'The Association gives access to the common areas and, so far as the work needs them, to water and electricity at existing outlets without charge. The contractor is responsible for keys entrusted to it.',
  ],
];

/** Provisions as long as lawyers write them, in one of three looks. */
export function provisionsOf(random: Random, count: number, from = 1): Block[] {
  const look = random.int(0, 2);
  return random.sample(provisions, count).flatMap(([name, text], at): Block[] => {
    if (look === 0) return [par(`${from + at}. ${name.toUpperCase()}. ${text}`)];
    if (look === 1) return [head(`${from + at}. ${name}`), par(text)];
    return [par(`${name}: ${text}`)];
  });
}
