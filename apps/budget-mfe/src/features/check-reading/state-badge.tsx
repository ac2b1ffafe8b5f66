import { Badge } from '@hoa/ui';
import { Check, CircleDashed, CircleHelp, TriangleAlert } from 'lucide-react';
import { states } from './messages';
import type { CheckState } from './statements';

const looks = {
  ties: { tone: 'accent', icon: Check },
  questions: { tone: 'amber', icon: CircleHelp },
  off: { tone: 'brick', icon: TriangleAlert },
  notPrinted: { tone: 'neutral', icon: CircleDashed },
  unchecked: { tone: 'neutral', icon: CircleDashed },
} as const;

/** The state of a statement in a word. */
export function StateBadge({ state, count }: { state: CheckState; count: number }) {
  const { tone, icon: Icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {state === 'questions' ? states.questions(count) : states[state]}
    </Badge>
  );
}
