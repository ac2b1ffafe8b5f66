import { readWords } from '../kinds/statement/evidence';

/** Labels as treasurers and programs write them; what they mean is what an accountant of associations would say. */
const INCOME =
  'Regular Assessments; Common charges; Strata fees; Carrying charges; Quarterly Assessments - Single Family; Finance charges; Late fees; Move in/out fees; Resale certificate fees; Gate remotes; Gate transponders; Pool passes; Tennis memberships; Boat ramp fees; Boat slip rental; RV storage income; Golf cart registration; Water sales; Water billed to owners; Bulk cable revenue; Cable TV rebate; Legal fee reimbursement; Bad debt recovery; Developer contribution; Declarant subsidy; Newsletter ads; Realized gain on investments; Interest on CDs; Insurance proceeds; Special assessment';
const EXPENSE =
  'Property manager; Concierge; Superintendent; FICA; Master policy; Earthquake; Premiums; Federal income tax; Coupon books; Lockbox; Web hosting; Education; Seminars; Holiday lights; Streetlights; Propane; Sewage; Septic; Rubbish; Hauling; Grass cutting; Groundskeeping; Arborist; Plowing; Ice melt; Sanding; Gravel; Road grading; Crack seal; Curbs; Drainage; Culverts; Fountain; Dam; Dock; Seawall; Buoys; Mosquito control; Goose control; Guard service; Access control; Boiler; Chiller; Generator; Hydro jetting; Stucco; Masonry; Balconies; Railings; Doors; Locksmith; Tools; Mileage; Uniforms; R&M; Uncollectible assessments; Allowance for doubtful accounts; Note payable; Debt service; Line of credit; Master association dues; Master association fees; County assessment; Ditch assessment; Land lease; Answering service; Inspections; Appraisal; Water testing; Pump repairs; Lift station';
const ROLES = {
  total:
    'Total cash in; Total cash receipts; Total cash disbursements; Total cash requirements; Cash required; All of it; Coming in',
  net: 'NOI; Receipts in excess of disbursements; Increase in cash; Increase (decrease) in fund balance; Change in fund balance; Change in replacement account; Cash flow; In less out; Bottom line; Operating net; RESERVE NET',
  'opening-balance': "Cash, start; Start of year; Members' equity, beginning",
  'closing-balance': "Cash, end; Balance in checking; Petty cash; End of year; Members' equity, end of year",
} as const;

const each = (list: string): string[] => list.split('; ');

describe('words of a line', () => {
  it.each(each(INCOME))('"%s" speaks for income', (label) => {
    expect(readWords(label).lineFlow).toBeGreaterThan(0.5);
    expect(readWords(label).role).toBeUndefined();
  });

  it.each(each(EXPENSE))('"%s" speaks for an expense', (label) => {
    expect(readWords(label).lineFlow).toBeLessThan(-0.5);
    expect(readWords(label).role).toBeUndefined();
  });
});

it.each(Object.entries(ROLES).flatMap(([role, list]) => each(list).map((label) => [label, role])))(
  '"%s" is the name of a %s',
  (label, role) => expect(readWords(label).role).toBe(role),
);

it.each(['Where the money goes', 'Outgoing', 'Debt service', 'Professional fees', 'Roads'])(
  '"%s" heads expenses',
  (label) => expect(readWords(label).headingFlow).toBeLessThan(-1),
);

it.each(['How we pay for it', 'Credits', 'Incoming'])('"%s" heads income', (label) =>
  expect(readWords(label).headingFlow).toBeGreaterThan(1),
);
