import fc from 'fast-check';
import { advance, progressAt, type GenerationView } from './progress-curve';

describe('the timed estimate', () => {
  it.each([
    [0, 0, 0],
    [1_000, 1, 0],
    [17_999, 18, 0],
    [18_000, 19, 1],
    [33_000, 34, 2],
    [53_000, 55, 3],
    [78_000, 82, 4],
    [89_999, 94, 4],
    [90_000, 95, 4],
    [109_999, 95, 4],
    [110_000, 96, 4],
    [169_999, 98, 4],
    [170_000, 99, 4],
    [3_600_000, 99, 4],
  ])('after %i ms stands at %i percent in stage %i', (elapsed, percent, stage) => {
    expect(progressAt(elapsed)).toMatchObject({ percent, stage });
  });

  it('says it takes long 30 s and 60 s after the planned end', () => {
    expect(progressAt(119_999).late).toBeNull();
    expect(progressAt(120_000).late).toEqual({
      title: 'Almost there...',
      detail: 'Finalizing your custom budget',
    });
    expect(progressAt(150_000).late).toEqual({
      title: 'Taking longer than usual... Please wait',
      detail: 'Complex calculations in progress',
    });
  });

  it('hints by percent', () => {
    expect(progressAt(89_999).hint).toBe('Usually takes 2-4 minutes');
    expect(progressAt(90_000).hint).toBe('Processing complex calculations...');
    expect(progressAt(169_999).hint).toBe('Processing complex calculations...');
    expect(progressAt(170_000).hint).toBe('Almost complete...');
  });
});

describe('what is shown', () => {
  it('is the larger of the estimate and of what the server reports', () => {
    expect(advance(null, 1_000, { stage: 'economic-factors', percent: 45 })).toMatchObject({
      percent: 45,
      stage: 2,
    });
    expect(advance(null, 60_000, { stage: 'document-analysis', percent: 5 })).toMatchObject({
      percent: 63,
      stage: 3,
    });
  });

  it('takes a stage that it does not know for none', () => {
    expect(advance(null, 0, { stage: 'polishing', percent: 12 })).toMatchObject({ percent: 12, stage: 0 });
  });

  it('never goes back, whatever is reported', () => {
    const reports = fc.array(
      fc.record({
        step: fc.integer({ min: 0, max: 60_000 }),
        percent: fc.integer({ min: -5, max: 120 }),
        stage: fc.constantFrom('document-analysis', 'budget-construction', 'final-processing', 'other'),
      }),
    );
    fc.assert(
      fc.property(reports, (list) => {
        let elapsed = 0;
        let shown: GenerationView | null = null;
        for (const { step, ...reported } of list) {
          elapsed += step;
          const next: GenerationView = advance(shown, elapsed, reported);
          expect(next.percent).toBeGreaterThanOrEqual(shown?.percent ?? 0);
          expect(next.percent).toBeLessThanOrEqual(100);
          expect(next.stage).toBeGreaterThanOrEqual(shown?.stage ?? 0);
          shown = next;
        }
      }),
    );
  });
});
