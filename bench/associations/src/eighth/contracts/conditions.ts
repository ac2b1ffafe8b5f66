import { longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { type Clause } from './clauses';
import { round, usd, type Deal } from './deal';

/** The price of a month in one of several turns of phrase. */
export const monthlyPrice = (random: Random, deal: Deal): string =>
  random.pick([
    `The price is ${usd(deal.monthly)} per month.`,
    `${deal.vendor} will invoice a flat ${round(deal.monthly)} each month.`,
    `For these services the association will be charged ${usd(deal.monthly)} monthly.`,
    `Monthly fee: ${usd(deal.monthly)}, due on the first.`,
    `Compensation shall be at the rate of ${round(deal.monthly)}/month.`,
  ]);

/** From which day to which, in one of several turns of phrase. */
export const span = (random: Random, deal: Deal): string =>
  random.pick([
    `from ${longDate(deal.start)} to ${longDate(deal.end)}`,
    `for the period ${longDate(deal.start)} through ${longDate(deal.end)}`,
    `commencing ${longDate(deal.start)} and expiring ${longDate(deal.end)}`,
  ]);

/** What lawyers put behind the terms that matter: days and figures that are neither notice, price nor increase. */
export function conditions(random: Random, deal: Deal, count: number): Clause<null>[] {
  const trainer = random.pick(['$150', '$275', '$400']);
  const umbrella = random.pick(['$3,000,000', '$5,000,000']);
  const tax = random.pick(['6.25%', '7.5%', '8.25%']);
  const all: Clause<null>[] = [
    {
      text: `Default. A party that does not cure a breach within ten (10) days of being told of it in writing is in default, and the other may then end this agreement at once.`,
      truth: null,
    },
    {
      text: `Indemnity. Each party shall hold the other harmless from claims that arise from its own negligence, to the extent of its insurance.`,
      truth: null,
    },
    {
      text: `Certificates. Before starting work ${deal.vendor} shall furnish certificates of insurance, with an excess policy of not less than ${umbrella}, naming the association as additional insured.`,
      truth: null,
      decoys: [umbrella],
    },
    {
      text: `Sales tax. Where the law taxes the services, tax is added at the rate in force, ${tax} when this was signed.`,
      truth: null,
      decoys: [tax],
    },
    {
      text: `Personnel. All workers shall wear uniforms, shall have been checked for criminal records and shall be lawfully employed. The cost of replacing a lost key is ${trainer}.`,
      truth: null,
      decoys: [trainer],
    },
    {
      text: `Disputes. The parties shall first try to settle a dispute by mediation. If that has not led to a settlement within forty-five days either may go to court.`,
      truth: null,
    },
    {
      text: `Force majeure. Neither party answers for delay caused by weather, strikes, acts of government or other events that it cannot control.`,
      truth: null,
    },
    {
      text: `Notices. Notices are in writing and are given by certified mail or by a courier to the addresses above.`,
      truth: null,
    },
    {
      text: `Invoices. Invoices are payable within twenty (20) days of receipt. Objections are to be raised within five business days.`,
      truth: null,
    },
    {
      text: `Entire agreement. This writing is all that the parties have agreed. It can be changed only in writing signed by both.`,
      truth: null,
    },
    { text: `Severability. If a provision is invalid the others stay in force.`, truth: null },
    {
      text: `Damage. ${deal.vendor} shall repair at its expense what its people damage, and shall report each accident within 24 hours.`,
      truth: null,
    },
    {
      text: `Hiring. During the term and for one year afterwards the association shall not employ the contractor’s people.`,
      truth: null,
    },
    {
      text: `Records. The contractor keeps records of its work for three (3) years and shows them when asked.`,
      truth: null,
    },
  ];
  return random.sample(all, count);
}
