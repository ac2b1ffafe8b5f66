import { exact } from '../index';
import type { Operation } from './operation';

/** A change that needs no quantity. `choose` where the words leave open what to go back to. */
export type Special = { target: string; operation: Operation } | { target: string; choose: Operation[] };

const LAST_YEAR: Operation = { kind: 'scale', factor: exact(1), base: 'last-year' };
const GENERATED: Operation = { kind: 'generated' };
const times = (factor: ReturnType<typeof exact>): Operation => ({ kind: 'scale', factor, base: 'present' });

const YEAR =
  "(?:(?:the )?(?:same )?(?:amount |level |number |figure |budget )?(?:as |of |from |in )?(?:the |what (?:it|they|we) (?:was|were|had|paid|spent)(?: in| for)? |we (?:had|paid|spent) )?(?:last|previous|prior) years?'?(?: actuals?| amounts?| levels?| budgets?| figures?| numbers?| values?)?)";
const MADE =
  '(?:(?:the )?(?:generated|original|proposed|suggested|calculated|computed|ai|initial)(?: (?:amount|figure|budget|value|number|one))?)';

const FIXED: readonly [RegExp, Operation][] = [
  [/^double (?<target>.+)$/, times(exact(2))],
  [/^(?:triple|treble) (?<target>.+)$/, times(exact(3))],
  [/^quadruple (?<target>.+)$/, times(exact(4))],
  [/^(?:halve|half|1\/2) (?<target>.+)$/, times(exact(1, 2))],
  [/^(?:cut|reduce|split|slash|divide|bring down|drop) (?<target>.+?) by 1\/2$/, times(exact(1, 2))],
  [/^(?:zero(?: out)?|0(?: out)?|clear out|wipe out) (?<target>.+)$/, { kind: 'set', cents: 0 }],
  [
    /^(?:set|bring|make|put|change|reduce|cut|drop|take) (?<target>.+?) (?:down )?(?:to )?(?:zero|nothing|0|none)$/,
    { kind: 'set', cents: 0 },
  ],
  [/^(?:freeze|hold steady) (?<target>.+?)$/, LAST_YEAR],
  [
    new RegExp(
      `^(?:keep|hold|leave|freeze) (?<target>.+?) (?:flat|unchanged from ${YEAR}|(?:the )?(?:same|flat|steady|level)?(?: as| at| with)? ?${YEAR})$`,
    ),
    LAST_YEAR,
  ],
  [
    new RegExp(
      `^(?:set|put|bring|change|make|return|revert|reset|take|move|roll|restore|adjust|update|get|drop|keep|hold|leave|match|switch|turn|use|go) (?<target>.+?) (?:back )?(?:(?:to|at|with|like|as|into|match(?:ing)?|be|equal(?: to)?) )*${YEAR}$`,
    ),
    LAST_YEAR,
  ],
  [new RegExp(`^${YEAR} (?:for|on|in) (?<target>.+)$`), LAST_YEAR],
  [
    new RegExp(`^(?:use|match|take|apply|go (?:back )?(?:to|with)) ${YEAR} (?:for|on|in) (?<target>.+)$`),
    LAST_YEAR,
  ],
  [
    new RegExp(
      `^(?<target>.+?) (?:(?:should be |stays? |remains? )?(?:back to|same as|the same as|flat with|at)) ${YEAR}$`,
    ),
    LAST_YEAR,
  ],
  [
    new RegExp(`^(?:restore|reset|revert|return|set|put|bring|change) (?<target>.+?) (?:back )?to ${MADE}$`),
    GENERATED,
  ],
  [new RegExp(`^(?:restore|use|bring back|go back to) ${MADE} (?:for|of|on) (?<target>.+)$`), GENERATED],
];

const ROUND =
  /^round (?:off )?(?<target>.+?)(?: (?<way>up|down|off))? (?:to )?(?:the )?(?:nearest |closest |next |full )*(?:\$ ?)?(?<unit>hundreds?|thousands?|tens?|dollars?|cents?|[\d,]+(?:k)?)(?: dollars?)?$/;
const ROUND_UNITS: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, ten: 10, dollar: 1 };

/** "5% over last year" is a quantity of its own. */
const HAS_QUANTITY = /\d ?%|\d\/\d|\$|\b(?:by|to|at|with) [+-]?\d/;

const BARE = /^(?:reset|revert|restore|roll back) (?<target>.+)$/;

/** What a fragment says without a quantity; undefined where it is none of these. */
export function specialOf(fragment: string): Special | undefined {
  for (const [pattern, operation] of FIXED) {
    const target = pattern.exec(fragment)?.groups?.target;
    if (target && !HAS_QUANTITY.test(target)) return { target, operation };
  }
  const bare = BARE.exec(fragment)?.groups?.target;
  return roundingOf(fragment) ?? (bare ? { target: bare, choose: [GENERATED, LAST_YEAR] } : undefined);
}

function roundingOf(fragment: string): Special | undefined {
  const groups = ROUND.exec(fragment)?.groups;
  if (!groups) return undefined;
  const { target = '', way, unit = '' } = groups;
  const figure = unit.replace(/,/g, '').replace(/k$/, '000');
  const dollars = ROUND_UNITS[unit.replace(/s$/, '')] ?? (/^\d{1,7}$/.test(figure) ? Number(figure) : 0);
  if (dollars === 0) return undefined;
  const direction = way === 'up' || way === 'down' ? way : 'nearest';
  return { target, operation: { kind: 'round', toCents: dollars * 100, way: direction } };
}
