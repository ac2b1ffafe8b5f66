/** How people play with a change in words: "what if water goes up 12%?" */
const SUPPOSING =
  /^(?:(?:and|so|ok|but) )?(?:what (?:would (?:happen|the (?:effect|impact|result)s?(?: be)?|(?:that|it) (?:do|mean|cost)|be (?:the )?(?:effect|impact))|happens|is the (?:effect|impact)|are the (?:effects|impacts)|does it do)(?: (?:to|on|of) (?:the |our |my )?(?:[a-z]+ ){0,3}?(?:budget|fees?|dues|total|owners|expenses|assessments?|bottom line))?(?: (?:if|when|of|were))?|(?:what|how) (?:about )?if|(?:how|what) (?:would|will|does|do|much (?:would|will|does)) .*?\b(?:if|when|were)\b|suppose|supposing|assume|assuming|imagine|(?:can|could|should|may|might) (?:we|i|you show (?:me )?what happens if we)|if|let us say|lets say|say|show (?:me )?(?:what happens if|the (?:effect|impact) of)|model|simulate|try|run a what ?if(?: where| with| for)?|what if analysis(?: where| with| for)?|would it help if|is it possible to|by how much would .*? if)\s+(?:we |i |you |they |the board |the hoa |the association )?/;
const ING: readonly [RegExp, string][] = [
  [/\bincreasing\b|\bincreased\b|\bincreases\b/g, 'increase'],
  [/\bdecreasing\b|\bdecreased\b|\bdecreases\b/g, 'decrease'],
  [/\breducing\b|\breduced\b/g, 'reduce'],
  [/\braising\b|\braised\b/g, 'raise'],
  [/\bcutting\b/g, 'cut'],
  [/\bsetting\b/g, 'set'],
  [/\bdoubling\b|\bdoubled\b|\bdoubles\b/g, 'double'],
  [/\bhalving\b|\bhalved\b/g, 'halve'],
  [/\btrimming\b|\btrimmed\b/g, 'trim'],
  [/\blowering\b|\blowered\b/g, 'lower'],
  [/\badding\b|\badded\b/g, 'add'],
  [/\bspent\b|\bspending\b/g, 'spend'],
  [/\bputting\b/g, 'put'],
  [/^(?:kept|keep|keeping|held|hold|holding|left|leave|leaving) (?=.+ (?:at|to) \$?\d)/g, 'set '],
  [/^(?:got|getting) rid of\b/g, 'get rid of'],
  [/^(?:dropped|dropping) (?!.*\d)/g, 'drop '],
  [
    /^(?:removed|removing|eliminated|eliminating|canceled|cancelled|canceling|cancelling) (?!.*\d)/g,
    'remove ',
  ],
  [/\bbumping\b|\bbumped\b/g, 'bump'],
  [/\bonly\b|\bjust\b/g, ' '],
  [/\b(\d[\d,.]*) ?percent\b/g, '$1%'],
];
/** "insurance goes up 10%", "water rises by 5%" */
const RISING =
  /^(?<what>.+?) (?:goes|go|went|were to go|is|are|would go|will go|come|comes|came|were|was) (?<way>up|down|higher|lower)(?: (?:by|to))? (?<much>.+?)(?: more| extra)?$/;
const GROWING =
  /^(?<what>.+?) (?:(?:were to|would|will|should|could) )?(?<verb>rises?|rose|grows?|grew|jumps?|jumped|climbs?|climbed|increase|decrease|drops?|dropped|falls?|fell|shrinks?|declines?|declined)(?: (?<prep>by|to))? (?<much>.+)$/;
/** "property tax goes to 15,000" */
const MOVING =
  /^(?<what>.+?) (?:(?:were to|would|will|should|could) )?(?:(?:goes?|went|moves?|moved|comes?|came|gets?|got)(?: in)?(?: (?:up|down))? (?:to|at)|hits?|reach(?:es|ed)?) (?<much>\$?\d[\d,.]*(?: ?k)?)$/;
/** "electric doubles" */
const TIMES = /^(?<what>.+?) (?<verb>doubles?|triples?|halves)$/;
/** "utilities down 5 percent", "water +8%", and both together: short words for what is only played with. */
const SHORT_FORM =
  /^(?<what>[a-z][a-z &]*?) (?:(?<way>up|down|higher|lower) ?|(?<sign>[+-]) ?)(?<much>\$?\d[\d,.]*%?)(?: (?:more|higher|lower|less))?$/;
/** "repairs 20% lower" */
const COMPARED =
  /^(?<what>.+?) (?:(?:were|was|is|are|be|came in|comes in) )?(?<much>\$?\d[\d,.]*%?) (?<way>lower|less|cheaper|higher|more)$/;
/** What follows the change: "..., what would the fee be". */
const AFTER =
  /[,.?]? (?:what then|(?:how|what) (?:would|will|does|do|happens|is|are|much)\b.*|what would.*|would (?:that|it) .*|does (?:that|it) .*|would (?:the|our|my|we|dues|owners|fees?|i) .*|instead|to the (?:fee|budget|dues)|next year|in the budget|on top of (?:that|this|it)|than (?:we|you|i|it is|the budget|budgeted|planned|expected|estimated|now|today)(?: (?:think|thought|expect|expected|plan|planned|budgeted|assume|assumed|have|had|says?|it is|is|do|did))*)$/;
export const WHOLE =
  /^(?:all )?(?:expenses|everything|the whole budget|the budget|all lines|all expenses|total expenses|every line)$/;

/** A question as the order that it plays with; null where it plays with nothing. */
export function orderIn(question: string): string | null {
  const text = question.replace(/\s+/g, ' ').trim();
  const turned =
    /^(?<effect>(?:how|what|by how much)\b.*?) (?:if|when|were)(?: we| i| the board| the hoa| the association)? (?<order>.+)$/.exec(
      text,
    )?.groups;
  const supposed = SUPPOSING.test(text);
  if (!supposed && !turned && !AFTER.test(text)) return severalShort(text);
  let order = turned?.order ?? text.replace(SUPPOSING, '');
  order = order.replace(/^(?:if|we|i|the board|the hoa|the association) /g, '').replace(/^we /, '');
  order = order.replace(AFTER, '').trim();
  for (const [pattern, verb] of ING) order = order.replace(pattern, verb);
  const moving = MOVING.exec(order)?.groups;
  if (moving && !/^(?:set|increase|decrease|raise|lower|cut|add) /.test(order))
    return `set ${moving.what ?? ''} to ${moving.much ?? ''}`;
  const rising = RISING.exec(order)?.groups;
  if (rising) {
    const { what = '', way = '', much = '' } = rising;
    return `${/up|higher/.test(way) ? 'increase' : 'decrease'} ${what} by ${much}`;
  }
  const compared = COMPARED.exec(order)?.groups;
  if (compared)
    return `${/lower|less|cheaper/.test(compared.way ?? '') ? 'decrease' : 'increase'} ${compared.what ?? ''} by ${compared.much ?? ''}`;
  const times = TIMES.exec(order)?.groups;
  if (times) return `${(times.verb ?? '').replace(/s$/, '')} ${times.what ?? ''}`;
  const short = severalShort(order);
  if (short) return short;
  const growing = GROWING.exec(order)?.groups;
  if (growing && !/^(?:increase|decrease) /.test(order)) {
    const { what = '', verb = '', prep = 'by', much = '' } = growing;
    const down = /^(?:decrease|drop|fall|fell|shrink|declin)/.test(verb);
    return `${down ? 'decrease' : 'increase'} ${what} ${prep} ${much}`;
  }
  return order
    .replace(
      /^(?:drop|remove|eliminate|cancel|get rid of|stop|skip|not have|did not have|do without|delete)(?: paying for)? (?!.*\d)(.+)$/,
      'set $1 to 0',
    )
    .replace(
      /^(?<what>.+?) (?:costs?|is|was|were|becomes?|came in at|comes in at|would be|ends up at) (?=\$?\d)/,
      'set $<what> to ',
    );
}

/** "water +8% sewer +8%" as one order. */
function severalShort(text: string): string | null {
  const pieces = text
    .replace(/(?:,| and)? ?\b(?:effects?|impact|result|what then)$/, '')
    .split(/(?<=\d%?) (?=[a-z])/)
    .map((piece) => SHORT_FORM.exec(piece.replace(/(?<=\d) ?percent/g, '%').trim())?.groups);
  if (!pieces.every((piece) => piece !== undefined)) return null;
  return pieces
    .map(
      ({ what, way, sign, much }) =>
        `${way === 'down' || way === 'lower' || sign === '-' ? 'decrease' : 'increase'} ${what ?? ''} by ${much ?? ''}`,
    )
    .join(' and ');
}
