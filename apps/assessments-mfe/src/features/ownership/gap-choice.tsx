import { approximate, type GroupSum } from '@hoa/budget-math';
import type { ShareGap } from '@hoa/contracts';
import { Banner, Button } from '@hoa/ui';
import { missingFrom100 } from '../results/calculation';
import { percentText } from './share-text';

export interface GapChoiceProps {
  /** The sums that are not 100 %, by tower where each is a whole of its own. */
  gaps: readonly GroupSum[];
  gap: ShareGap;
  onGap: (gap: ShareGap) => void;
  onCorrect: () => void;
}

/** Interests that do not add to 100 %: the difference, and what may become of it. Nothing is normalised unasked. */
export function GapChoice({ gaps, gap, onGap, onCorrect }: GapChoiceProps) {
  return (
    <Banner tone="attention" title="The ownership interests do not add up to 100%">
      <ul className="space-y-0.5">
        {gaps.map((one) => (
          <li key={one.group}>{gapSentence(one)}</li>
        ))}
      </ul>
      <div role="group" aria-label="What becomes of the difference" className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-pressed={gap === 'unallocated'}
          className={PRESSED}
          onClick={() => onGap('unallocated')}
        >
          Use as recorded
        </Button>
        <Button
          size="sm"
          aria-pressed={gap === 'normalise'}
          className={PRESSED}
          onClick={() => onGap('normalise')}
        >
          Normalize to 100%
        </Button>
        <Button size="sm" onClick={onCorrect}>
          Correct rows by hand
        </Button>
      </div>
      <p className="mt-2 text-sm">
        {gap === 'unallocated'
          ? 'As recorded: each unit pays its recorded interest, and the difference has a row of its own, ‘Unallocated’.'
          : 'Normalized: each unit pays its interest as a part of the sum of all, so that the whole budget is paid.'}
      </p>
    </Banner>
  );
}

const PRESSED = 'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent';

function gapSentence({ group, sum }: GroupSum): string {
  const missing = missingFrom100(sum);
  const size = percentText(missing.n < 0n ? { n: -missing.n, d: missing.d } : missing);
  // A sum so near that four decimals do not show it.
  const shown = approximate(missing) !== 0 && size === '0.0000%' ? 'less than 0.0001%' : size;
  const way = missing.n > 0n ? 'missing' : 'too much';
  return `${group ? `${group}: the` : 'The'} sum is ${percentText(sum)}; ${shown} ${missing.n > 0n ? 'is ' : ''}${way}.`;
}
