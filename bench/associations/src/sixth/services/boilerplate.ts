import { type Random } from '../../core/random';
import { type Voice } from './clauses';

/** What contracts say besides: nothing of it is a price, a term, an increase or a surcharge. */
const stock: readonly ((voice: Voice) => string)[] = [
  ({ vendor, customer }) =>
    `${vendor} is an independent contractor and not an employee or agent of ${customer}. ${vendor} alone directs its crews and pays their wages, payroll taxes and benefits.`,
  ({ vendor, customer }) =>
    `To the fullest extent permitted by law, ${vendor} shall indemnify and hold harmless ${customer}, its directors, officers, managing agent and members against claims that arise from the negligence of ${vendor}.`,
  ({ vendor }) =>
    `${vendor} shall furnish all labor, tools, equipment, fuel, materials and supervision and shall keep its equipment in safe working order.`,
  () =>
    `Work is done Monday through Friday between 7:30 a.m. and 5:00 p.m., holidays excepted. When weather prevents a visit, it is made on the next working day.`,
  ({ vendor }) =>
    `${vendor} shall obey all laws and hold all licenses that the work requires, and shall submit certificates of insurance before it begins.`,
  ({ customer }) =>
    `${customer} shall give access to all areas, water and electricity without charge and shall designate one person from whom instructions are taken.`,
  ({ vendor }) =>
    `Damage to buildings, vehicles, sprinkler heads or plantings caused by ${vendor} is repaired at its own cost if reported within five (5) business days.`,
  ({ paper }) =>
    `Neither party is in default under ${paper} for delays caused by acts of God, strikes, shortages, epidemics or orders of government.`,
  ({ paper }) =>
    `No change to ${paper} is valid unless it is in writing and signed by both. If a provision is held invalid, the others stand.`,
  ({ paper }) =>
    `${paper.replace(/^./, (one) => one.toUpperCase())} may not be assigned without consent, which shall not be unreasonably withheld. It binds successors and permitted assigns.`,
  ({ vendor }) =>
    `${vendor} shall meet with the manager at least four (4) times a year to walk the Property and shall keep a log of each visit.`,
  () =>
    `Disputes are first mediated before a neutral in the county where the Property lies; each side bears half of the cost of mediation.`,
  ({ vendor }) =>
    `${vendor} warrants that work is done in a workmanlike manner and shall do over what is not, without charge, when told of it.`,
  () =>
    `Any notice is given in writing by certified mail or overnight courier and takes effect when received.`,
];

export const boilerplate = (voice: Voice, random: Random, count: number): string[] =>
  random.sample(stock, count).map((say) => say(voice).replace(/^./, (one) => one.toUpperCase()));
