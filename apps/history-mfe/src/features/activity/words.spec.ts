import { activities, type Activity } from '@hoa/contracts';
import { inWords } from './words';

const said = (more: Partial<Activity>): string =>
  inWords({
    id: 1,
    at: '2027-01-01T00:00:00Z',
    kind: 'joined',
    who: '',
    thisDevice: false,
    about: '',
    ...more,
  });

test.each<[Partial<Activity>, string]>([
  [{ kind: 'joined', who: 'Maria', about: 'viewer' }, 'Maria joined as viewer'],
  [{ kind: 'code-made', thisDevice: true, about: 'editor' }, 'This browser made a join code for an editor'],
  [{ kind: 'revoked', about: '' }, 'Another browser took access away'],
  [{ kind: 'history-cleared', who: 'Ada', about: '3' }, 'Ada cleared the history: 3 budgets'],
  [{ kind: 'code-failed', about: 'used' }, 'A join code that was used already was tried'],
  [{ kind: 'something-new', who: 'Ada', about: 'x' }, 'Ada something new x'],
])('%j is "%s"', (activity, sentence) => expect(said(activity)).toBe(sentence));

test('has words of its own for every kind that the server writes down', () => {
  for (const kind of activities)
    expect(said({ kind, about: 'x' })).not.toBe(`Another browser ${kind.replaceAll('-', ' ')} x`);
});
