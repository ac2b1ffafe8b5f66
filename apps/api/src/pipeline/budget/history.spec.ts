import fc from 'fast-check';
import { historyOf, type Batch } from './history';

const edit = (batchId: string): Batch => ({ batchId, undoes: null, mine: true });
const undo = (batchId: string, undoes: string): Batch => ({ batchId, undoes, mine: true });
const next = (batches: Batch[]) => {
  const history = historyOf(batches);
  return [history.undo?.batchId, history.redo?.batchId];
};

describe('history', () => {
  it('has nothing at first', () => expect(next([])).toEqual([undefined, undefined]));

  it('goes back and forth', () => {
    const made = [edit('a'), edit('b')];
    expect(next(made)).toEqual(['b', undefined]);
    made.push(undo('-b', 'b'));
    expect(next(made)).toEqual(['a', '-b']);
    made.push(undo('-a', 'a'));
    expect(next(made)).toEqual([undefined, '-a']);
    made.push(undo('+a', '-a'));
    expect(next(made)).toEqual(['+a', '-b']);
    made.push(undo('+b', '-b'));
    expect(next(made)).toEqual(['+b', undefined]);
    made.push(undo('-+b', '+b'));
    expect(next(made)).toEqual(['+a', '-+b']);
  });

  it('forgets what could be done again once something new is done', () => {
    expect(next([edit('a'), undo('-a', 'a'), edit('b')])).toEqual(['b', undefined]);
  });

  it('takes an older batch back out of turn', () => {
    const history = historyOf([edit('a'), edit('b'), undo('-a', 'a')]);
    expect([...history.undone]).toEqual(['a']);
    expect(history.undo?.batchId).toBe('b');
    expect(history.redo?.batchId).toBe('-a');
  });

  it('leaves what others did alone, and knows what they took back', () => {
    const others = { ...edit('b'), mine: false };
    expect(next([edit('a'), others])).toEqual(['a', undefined]);
    expect(next([edit('a'), others, { ...undo('-a', 'a'), mine: false }])).toEqual([undefined, undefined]);
    // Out of the journal another's batch may be taken back as well; that is one's own undo then.
    expect(next([others, undo('-b', 'b')])).toEqual([undefined, '-b']);
  });

  it('undoing everything and redoing everything ends where it began', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
        const batches: Batch[] = Array.from({ length: count }, (_, index) => edit(`e${index}`));
        const walk = (way: 'undo' | 'redo') => {
          let steps = 0;
          for (let step = historyOf(batches)[way]; step; step = historyOf(batches)[way]) {
            batches.push(undo(`${way}-${batches.length}`, step.batchId));
            steps += 1;
          }
          return steps;
        };
        return walk('undo') === count && walk('redo') === count && walk('undo') === count;
      }),
    );
  });
});
