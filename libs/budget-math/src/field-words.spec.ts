import { areSameThing, fieldWords, sameWords, withFirstNames } from './field-words';
import { matchLines } from './line-match';

const lines = [
  'Electricity', 'Gas', 'Stormwater', 'Trash and Recycling', 'Landscape Contract', 'Tree Service', 'Snow Removal', 'Pool Service',
  'Janitorial', 'Elevator Contract', 'Management Fee', 'Legal - General', 'Audit and Tax Preparation', 'Bad Debt', 'Postage and Printing',
  'Fidelity Bond', 'Directors and Officers', 'Reserve Contribution', 'Roof and Gutters', 'Licenses and Filing Fees',
].map((description) => ({ type: 'expense' as const, glCode: '', description })); // prettier-ignore

it.each([
  ['the light bill', 'Electricity'],
  ['heating', 'Gas'],
  ['storm drains', 'Stormwater'],
  ['the trash hauler', 'Trash and Recycling'],
  ['garbage company', 'Trash and Recycling'],
  ['lawn guys', 'Landscape Contract'],
  ['the plow guy', 'Snow Removal'],
  ['pool people', 'Pool Service'],
  ['cleaning crew', 'Janitorial'],
  ['lift', 'Elevator Contract'],
  ['property manager', 'Management Fee'],
  ['our law firm', 'Legal - General'],
  ['the cpa', 'Audit and Tax Preparation'],
  ['write-offs', 'Bad Debt'],
  ['stamps', 'Postage and Printing'],
  ['crime', 'Fidelity Bond'],
  ['D&O', 'Directors and Officers'],
  ['rainy day fund', 'Reserve Contribution'],
  ['permits', 'Licenses and Filing Fees'],
])('finds by %s the line %s', (words, description) => {
  expect(matchLines(words, lines)).toMatchObject({ kind: 'line', line: { description } });
});

it('names no thing in two rows, but where the same word is meant both ways', () => {
  const names = fieldWords.flat();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.every((name) => /^[a-z0-9 ]+$/.test(name))).toBe(true);
});

it('keeps words of different things apart', () => {
  expect(areSameThing('garbage', 'refuse')).toBe(true);
  expect(areSameThing('water', 'sewer')).toBe(false);
  expect(areSameThing('zebra', 'zebra')).toBe(false);
  expect(sameWords('dog')).toContain('pet');
  expect(sameWords('zebra')).toEqual(['zebra']);
  expect(withFirstNames('the storm drains and the lawn')).toBe('the stormwater and the lawn');
});
