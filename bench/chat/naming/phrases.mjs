/** Patterns of questions, written out: `[a|b|]` is one of these, `{line}` is what the API puts in place of a line. */

const MOST = 12;
/** Of all that a pattern writes out, so much counts. */
const WEIGHT = 3;
const list = (text) => text.split(',');
const THINGS = list(
  'boat,rv,truck,hot tub,fence,shed,garden,bike,drum kit,bbq,flag,solar panels,chickens,storage unit,garage,gym,sauna,tennis court,fireplace,windows,balcony,patio,key fob,mailbox,laundry room,dog park,charging station,carport,antenna,kayak,tree house,drone,lobby,hallway,stairs,courtyard,cable,heater,furnace,fountain',
);
const COMPONENTS = list(
  'roof,asphalt,paving,siding,boiler,elevator,deck,pool,spa,fence,carpet,painting,chiller,clubhouse roof,lights,gutters,stucco,sealcoat,furniture',
);
const GONE = list(
  'furnace,special assessment,roof repair,milestone inspection,parking project,storm cleanup,website redesign,legal settlement,painting project,audit catch-up,hail claim,hurricane deductible',
);
const PLACES = list('denver,paris,phoenix,texas');
const VERBS = {
  totals_past: 'totals',
  share: 'totals',
  draft_letter: 'draft',
  draft_motion: 'draft',
  components: 'reserve_components',
  command: 'propose_change',
};
const GROUPS = { '{reserve}': 'of:reserve', '{insurance}': 'of:insurance' };
const YEARS = { '{past}': 'year:past', '{now}': 'year:now', '{far}': 'year:far' };
const MASKS = {
  '{line}': 'LINE',
  '{section}': 'SECTION',
  '{vendor}': 'VENDOR',
  '{amount}': 'AMT',
  '{number}': 'AMT',
  '{feeamount}': 'FEEAMT',
  '{percent}': 'PCT',
};

export function pseudoRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const seedOf = (text) => [...text].reduce((sum, one) => (sum * 31 + one.codePointAt(0)) & 0x7fffffff, 7);

export function phrasesIn(text) {
  let label = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('=')) label = line.slice(2).trim();
    if (line.trim() === '' || /^[#=]/.test(line)) return [];
    // Each by itself: a pattern more does not write the others out in another way.
    const random = pseudoRandom(seedOf(line));
    const pick = (some) => some[Math.floor(random() * some.length)];
    const texts = writtenOut(line, pick);
    return texts.map((one) => ({
      ...maskedPhrase(one, { pick, random }),
      label: VERBS[label] ?? label,
      pattern: line,
      weight: Math.min(1, WEIGHT / texts.length),
    }));
  });
}

function writtenOut(pattern, pick) {
  const texts = new Set();
  for (let turn = 0; turn < 3 * MOST && texts.size < MOST; turn += 1) {
    let text = pattern;
    while (/\[[^[\]]*\]/.test(text))
      text = text.replace(/\[([^[\]]*)\]/g, (_all, some) => pick(some.split('|')));
    texts.add(
      text
        .replace(/[?,.:;]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  }
  return [...texts];
}

function maskedPhrase(text, { pick, random }) {
  const words = [];
  const signs = new Set();
  const add = (word) => {
    if (word !== words.at(-1) || word !== word.toUpperCase()) words.push(word);
    if (/^[A-Z]{2,}$/.test(word)) signs.add(`has:${word}`);
  };
  let [lines, years] = [0, 0];
  for (const word of text.split(' ')) {
    if (word in YEARS) {
      signs.add(YEARS[word]);
      years += word === '{far}' ? 0 : 1;
    } else if (word === '{service}') {
      const service = pick(['LINE', 'LINE', 'LINES', 'pool', 'janitorial']);
      signs.add(`${/^L/.test(service) ? service : 'word'}:service`);
      lines += /^L/.test(service) ? 1 : 0;
      add(service);
    } else if (word in GROUPS) {
      signs.add(GROUPS[word]);
      lines += 1;
      add(pick(['LINE', 'SECTION']));
    } else if (word === '{component}') {
      signs.add('word:component');
      pick(COMPONENTS).split(' ').forEach(add);
    } else if (word === '{gone}') {
      signs.add('word:gone');
      pick(GONE).split(' ').forEach(add);
    } else if (word === '{thing}') pick(THINGS).split(' ').forEach(add);
    else if (word === '{place}') add(pick(PLACES));
    else add(MASKS[word] ?? (/^\d{1,3}$/.test(word) ? 'COUNT' : word));
    if (word === '{line}' || word === '{section}') {
      lines += 1;
      const [chance, both] = [random(), Object.values(GROUPS)];
      if (chance < 0.2) signs.add(both[chance < 0.1 ? 0 : 1]);
    }
  }
  if (/\{service\}|\{vendor\}/.test(text)) signs.add('has:contract');
  else if (lines > 0 && random() < 0.35) {
    signs.add('has:contract');
    signs.add('LINE:service');
  }
  if (/last year/.test(text)) signs.add('year:past');
  if (/next year|this year/.test(text)) signs.add('year:now');
  if (years > 1) signs.add('years:many');
  if (/every year|over the years|history|trend|all years/.test(text)) signs.add('years:every');
  if (lines !== 1) signs.add(lines === 0 ? 'lines:none' : 'lines:many');
  // Years are read before words are: nothing of them is left.
  const rest = words.join(' ').replace(/\b(?:last|next|this) years?\b/g, ' ').split(/\s+/); // prettier-ignore
  return { words: rest.filter((word) => word !== ''), signs: [...signs] };
}
