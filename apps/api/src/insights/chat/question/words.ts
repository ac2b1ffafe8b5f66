/** How people write in a hurry. */
const LONG = new Map(
  `jan january, feb february, apr april, jun june, jul july, aug august, oct october, nov november, dec december, svc service, y why, v versus, u you, ur your, r are, yr year, yrs years, yearly annual, mo month, mtg meeting, pls please, plz please, thx thanks, q question,
    contrib contribution, contribs contributions, mgmt management, maint maintenance, ins insurance, utilites utilities, pct %, acc according,
    prev previous, exp expenses, whos who is, whens when is, wheres where is, whats what is, thats that is, wats what is, wat what, hows how is, alot a lot, approx, incl including, thru through, nxt next, smth something,
    ppl people, rsrv reserve, amt amount, sept september, biz business, tmrw tomorrow, govt government, bldg building, msg message, cuz because,
    yoy year over year, assn association, elec electricity, garb garbage, abt about, bc because, gotta have to, gonna going to, wanna want to,
    decl declaration, ccrs declaration, ccr declaration, hrs hours, hr hour, thou thousand, avg average, dept department, info information,
    rul remaining life, ded deductible, deds deductibles, sirs reserve study, ffb fully funded balance, bal balance, comps components,
    bud budget, proj projected, n and, nr number, rn right now, em them, ment meant, qtrly quarterly, wk week, accts accounts, acct account, assmt assessment, mtce maintenance, qtr quarter, mgr manager, chems chemicals, wld would, shld should, cld could, tues tuesday, weds wednesday, ytd`
    .split(/,\s*/)
    .map((pair) => [pair.replace(/ .*/, ''), pair.replace(/^\S+ ?/, '')] as const),
);
/** "feb 27": of a year, unless it is the day by which something is due. */
const MONTH_OF_YEAR =
  /(?<!\b(?:on|by|before|until|after|due|of) )\b((?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber),? (2[3-9])\b(?!,? ?\d)/g;
const ENDINGS: Readonly<Record<string, string>> = { d: 'did', ll: 'will', re: 'are', ve: 'have', m: 'am' };
const SHORT = new RegExp(`(?<![\\p{L}\\p{N}&/])(?:${[...LONG.keys()].join('|')})(?![\\p{L}\\p{N}&])`, 'gu');
/** How an answer is to be worded, which changes nothing of what it says. */
const FORM =
  /\bin (?:\d+|one|two|three|a few|a couple of|simple|plain|short|easy|layman) (?:short )?(?:sentences?|words?|terms?|english|lines?|points?|bullets?|paragraphs?)\b|\bquick (?:question|one)\b/g;

/** A question as the verbs read it: lower case, plain quotes, no possessives, no marks but those of figures. */
export function plainQuestion(question: string): string {
  return wholeWords(question).replace(/\s+/g, ' ').trim();
}

function wholeWords(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .replace(/\bdec(?= page)/g, 'declarations')
    .replace(SHORT, (word) => LONG.get(word) ?? word)
    .replace(/(?<=\d) ?(?:percent\b|per cent\b|%)/g, '%')
    .replace(/(\d)(?:,000)? (?:thousand|grand)\b/g, '$1k')
    .replace(MONTH_OF_YEAR, '$1 20$2')
    .replace(
      /\b((?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber) \d{1,2}(?:st|nd|rd|th)?\b(?!,?\d)/g,
      '$1',
    )
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{2})/gu, ' and ')
    .replace(/\b\d{1,2}(?::\d\d)? ?(?:o ?clock|oclock)\b/g, ' ')
    .replace(/\br ?& ?m\b/g, 'repairs and maintenance')
    .replace(/\bd ?& ?o\b/g, 'directors officers')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/|(?<![\w/&])w(?= [a-z])/g, 'with ')
    .replace(/(?<![\p{L}\p{N}])'(\d\d)\b/gu, '20$1')
    .replace(
      /\bif (?:you (?:would|can|could|please|do not mind|dont mind)|possible|i may|any|(?:this|that|it) (?:was|is|has been|were) (?:already )?(?:asked|covered|obvious|simple|basic|a (?:dumb|silly|basic|stupid) question)(?: (?:already|before|earlier))?)\b/g,
      ' ',
    )
    .replace(/\bwhat's\b/g, 'what is')
    .replace(/(?<=\w)'(d|ll|re|ve|m)\b/g, (_all, end: string) => ` ${ENDINGS[end] ?? ''}`)
    .replace(/\b(who|how|where|when|why|it|that|there)'s\b/g, '$1 is')
    .replace(/(\w)'s\b/g, '$1')
    .replace(/#(?! ?\d)/g, ' number ')
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}$%.,/&+-]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/ [-&/] /g, ' and ')
    .replace(/\s+/g, ' ')
    .replace(FORM, ' ');
}

/** "A neighbor stopped me and wanted to know why": what is asked is behind it. */
const REPORTED =
  /^(?!(?:so |and |but |ok )*(?:what|how|when|who|which|where|why)\b).*\b(?:ask(?:s|ed|ing)?|wants? to know|wanted to know|wonder(?:s|ed|ing)?|curious|no idea|understand|tell (?:me|us|them|her|him))\b[^.?!,\d]{0,40}? (?=(?:why|how|what|when|who|which|whether|if)\b)/i;

/** How a sentence begins that asks or orders something, whatever mark it ends with. */
const ASKS =
  /^(?:so|and|but|ok|okay|please|pls|also|then|or)?[ ,]*(?:what|whats|wat|why|how|hows|when|whens|where|who|whos|which|is|are|was|were|do|does|did|can|could|should|would|will|may|if|suppose|say|show|give|tell|list|explain|justify|compare|find|quote|draft|write|prepare|break|walk|need|set|cut|raise|lower|increase|decrease|reduce|bump|drop|change|add|remove|make|put|trim|cancel|kill|scrap|dump|get rid|take|pull|look|calculate|run|send|forget|ignore|reply|repeat|i (?:just )?(?:need|want)|id like|i would like)\b/i;

/** "Do the subtraction for me, I'll check it": how the answer is wanted, beside what is asked. */
const HOW_WANTED =
  /^(?:(?:just|please|pls|so|and|but|can you|could you|now) )*(?:do the (?:math|subtraction|sum|addition|multiplication|arithmetic)|show (?:me )?(?:the|your) (?:math|work|multiplication|calculation|arithmetic)|i (?:just |only )?(?:want|need) (?:the|a|one) (?:number|figure)|give me (?:both|just the|the|one|all)? ?(?:figures?|numbers?)|(?:one|just the|both) (?:number|figure)s?)\b/i; // prettier-ignore

/** What a message asks, and what it tells beside that: who a person is, why they ask, what they are looking at. */
export function partsOf(question: string): { asking: string; told: string } {
  const sentences = question
    .split(/(?<=[.?!]|\bq:)(?<!\b(?:incl|excl|approx|vs|est|avg)\.)\s+/i)
    .filter((one) => /\p{L}/u.test(one));
  const wanted = sentences.filter((one) => !HOW_WANTED.test(one.trim()));
  if (wanted.length > 0 && wanted.length < sentences.length) return partsOf(wanted.join(' '));
  const isAsking = (one: string) =>
    /\?[?!]*$/.test(one.trim()) || ASKS.test(one.trim()) || REPORTED.test(one);
  const asking = sentences.filter(isAsking).map((one) => one.replace(REPORTED, '')).join(' '); // prettier-ignore
  if (asking === '' || asking.length === question.length) return { asking: question, told: '' };
  // "Plumbing up 59%?? We spent 600.": too short to be understood by itself.
  if (asking.split(/\s+/).length < 4) return { asking: question, told: '' };
  return { asking, told: sentences.filter((one) => !isAsking(one)).join(' ') };
}

/** A word's beginning, by which "renewal" is found for "renew" and "contracts" for "contract". */
export function stem(word: string): string {
  if (word.length <= 4) return word.replace(/(?<=...)(?<!s)s$/, '');
  return word.replace(/(?:ations?|ions?|ings?|als?|ments?|ies|ed|es|s|y|e)$/, '').slice(0, 12);
}
