/**
 * Answers that a good, not perfect model would give: the addresses of what the truth says, found in the lines that the
 * question shows. One thing in seven is left out and one row in twenty-three has the amount of another place, by its
 * place and not by chance; one paper in seven is of no kind to it.
 */
const TASKS = [
  [/^You sort the documents/, 'classify'],
  [/^You read budgets/, 'read-lines'],
  [/^You read service contracts/, 'read-contract'],
  [/^You read insurance/, 'read-insurance'],
  [/^You read reserve/, 'read-reserve'],
  [/^You read the tables/, 'read-ownership'],
];
export const taskOf = (system) => TASKS.find(([words]) => words.test(system))?.[1];

export function answerOf(task, truth, human) {
  const lines = linesOf(human);
  const part = (kind) => truth.parts.filter((one) => one.kind === kind);
  if (task === 'classify')
    return {
      kind: isSaid(truth, sumOf(truth.file)) ? truth.kind : 'other',
      evidence: { page: lines[0]?.page ?? 1, line: lines[0]?.line ?? 1 },
    };
  if (task === 'read-lines') return { lines: part('budget').flatMap((budget) => itemsOf(budget, lines)) };
  if (task === 'read-contract')
    return { contracts: part('contract').map((contract) => contractOf(contract, lines)) };
  if (task === 'read-insurance') return policyOf(part('insurance')[0], lines);
  if (task === 'read-reserve') return studyOf(part('reserve')[0], lines);
  if (task === 'read-ownership')
    return { shares: part('ownership').flatMap((table) => sharesOf(table, lines)) };
  return {};
}

const isSaid = (_one, at) => at % 7 !== 3;
const isMistaken = (at) => at % 23 === 11;
const sumOf = (text) => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The lines of the question with their cells. */
function linesOf(human) {
  const lines = [];
  let page = 1;
  for (const text of human.split('\n')) {
    const head = /^page (\d+)$/.exec(text);
    if (head) page = Number(head[1]);
    const line = /^(\d+): (.*)$/.exec(text);
    if (!line) continue;
    const cells = line[2].split(/(?:^|  )\[\d+\] /).slice(1);
    lines.push({ page, line: Number(line[1]), cells, text: cells.join('  ') });
  }
  return lines;
}

function numberOf(text) {
  const bare = text.replace(/[$,\s]/g, '');
  const match = /^\(?-?(\d+(?:\.\d+)?)\)?-?%?$/.exec(bare);
  if (!match) return undefined;
  return Number(match[1]) * (/^\(|^-|-$/.test(bare) ? -1 : 1);
}

function itemsOf({ columns, lines: items }, lines) {
  const used = new Set();
  return items.filter(isSaid).flatMap((item, at) => {
    const name = plain(item.description);
    const home = lines.find(
      (line) =>
        !used.has(line) && line.cells.some((cell) => plain(cell) === name || plain(cell).endsWith(name)),
    );
    if (!home || name === '') return [];
    used.add(home);
    const description =
      home.cells.findIndex((cell) => plain(cell) === name || plain(cell).endsWith(name)) + 1;
    let from = description;
    const amounts = columns.flatMap(({ id, role, year }) => {
      const wanted = item.cells[id];
      if (wanted === undefined) return [];
      const cell = home.cells.findIndex((text, at) => at >= from && numberOf(text) === Number(wanted)) + 1;
      if (cell === 0) return [];
      from = cell;
      const isLast = cell === home.cells.length;
      return [{ cell: isMistaken(at) ? cell + (isLast ? -1 : 1) : cell, role, year: year ?? null }];
    });
    const code = home.cells.findIndex((cell) => item.glCode !== undefined && cell.trim() === item.glCode) + 1;
    return amounts.length === 0
      ? []
      : [{ page: home.page, line: home.line, type: item.type, description, code: code || null, amounts }];
  });
}

/** The first line that holds one of the words, and the words as the line has them. */
function placeOf(wordings, lines) {
  for (const words of wordings.filter(Boolean))
    for (const { page, line, text } of lines) {
      const joined = text.replace(/\s+/g, ' ');
      const at = joined.toLowerCase().indexOf(words.toLowerCase());
      if (at >= 0) return { page, line, words: joined.slice(at, at + words.length) };
    }
  return null;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function dateWordings(iso) {
  if (!iso) return [];
  const [year, month, day] = iso.split('-').map(Number);
  const two = (number) => String(number).padStart(2, '0');
  const name = MONTHS[month - 1];
  return [
    `${name} ${day}, ${year}`,
    `${name.slice(0, 3)} ${day}, ${year}`,
    `${day} ${name} ${year}`,
    `${two(month)}/${two(day)}/${year}`,
    `${month}/${day}/${year}`,
    `${two(month)}-${two(day)}-${year}`,
    iso,
  ];
}

function moneyWordings(amount) {
  if (amount === undefined || amount === null) return [];
  const [whole, cents] = Number(amount).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return [
    `$${grouped}.${cents}`,
    `${grouped}.${cents}`,
    ...(cents === '00' ? [`$${grouped}`, grouped] : []),
    `${whole}.${cents}`,
  ];
}

const percentWordings = (value) =>
  value === undefined
    ? []
    : [`${value}%`, `${value.toFixed(1)}%`, `${value.toFixed(2)}%`, `${value} percent`];

function contractOf(contract, lines) {
  const { fee, escalator } = contract;
  const price = placeOf(moneyWordings(fee?.amount), lines);
  const value = placeOf(percentWordings(escalator.value ?? escalator.cap), lines);
  const kept = Object.entries({
    vendor: placeOf([contract.vendor], lines),
    customer: placeOf([contract.customer], lines),
    service: placeOf([contract.service], lines),
    start: placeOf(dateWordings(contract.start), lines),
    end: placeOf([...dateWordings(contract.end), ...dateWordings(contract.alsoEnd)], lines),
    notice: contract.noticeDays
      ? placeOf(
          [`(${contract.noticeDays}) days`, `${contract.noticeDays} days`, `${contract.noticeDays}-day`],
          lines,
        )
      : null,
    escalator:
      escalator.type === 'none' || !value ? null : { type: escalator.type, clause: value, value, cap: null },
    fee: price ? { amount: price, period: fee.period } : null,
  });
  return Object.fromEntries(kept.filter((entry, at) => isSaid(entry, at + lines.length)));
}

function policyOf(policy, lines) {
  if (!policy) return { premiums: [], deductibles: [] };
  const rows = (all, amountOf) =>
    all.filter(isSaid).flatMap((one, at) => {
      const line = lines.find(
        ({ text }) =>
          plain(text).includes(plain(one.line)) &&
          placeOf(moneyWordings(amountOf(one)), [{ text, page: 1, line: 1 }]),
      );
      if (!line) return [];
      const said = isMistaken(at + sumOf(one.line)) ? all[(at + 1) % all.length] : one;
      return [{ name: placeOf([one.line], [line]), amount: placeOf(moneyWordings(amountOf(said)), lines) }];
    });
  return {
    carrier: placeOf([policy.carrier], lines),
    policy: placeOf([policy.policy], lines),
    from: placeOf(dateWordings(policy.period.from), lines),
    to: placeOf(dateWordings(policy.period.to), lines),
    total: placeOf(moneyWordings(policy.total), lines),
    premiums: rows(policy.premiums, (one) => one.premium)
      .filter(({ name, amount }) => name && amount)
      .map(({ name, amount }) => ({ name, premium: amount })),
    deductibles: rows(policy.deductibles, (one) => one.amount).filter(({ name, amount }) => name && amount),
  };
}

function studyOf(study, lines) {
  if (!study) return { components: [] };
  const cellOf = (line, wanted, used) => {
    const at = line.cells.findIndex(
      (text, index) => !used.has(index) && wanted !== undefined && numberOf(text) === Number(wanted),
    );
    if (at < 0) return null;
    used.add(at);
    return { page: line.page, line: line.line, cell: at + 1 };
  };
  const components = study.components.filter(isSaid).flatMap((one, at) => {
    const line = lines.find(({ cells }) => cells.some((cell) => plain(cell) === plain(one.name)));
    if (!line) return [];
    const used = new Set();
    const cost = cellOf(line, one.cost, used);
    return [
      {
        name: {
          page: line.page,
          line: line.line,
          cell: line.cells.findIndex((cell) => plain(cell) === plain(one.name)) + 1,
        },
        cost,
        usefulLife: cellOf(line, isMistaken(at) ? one.remainingLife : one.usefulLife, used),
        remainingLife: cellOf(line, isMistaken(at) ? one.usefulLife : one.remainingLife, used),
      },
    ];
  });
  return {
    components,
    balance: placeOf(moneyWordings(study.balance), lines),
    contribution: placeOf(moneyWordings(study.contribution), lines),
    percentFunded: placeOf(percentWordings(study.percentFunded), lines),
    inflation: placeOf(percentWordings(study.inflation), lines),
    interest: placeOf(percentWordings(study.interest), lines),
  };
}

function sharesOf({ shares, inForce }, lines) {
  const used = new Set();
  return shares.filter(isSaid).flatMap(({ unit, share }, index) => {
    const part = Number(share.n) / Number(share.d);
    const isShare = (text) => {
      const fraction = /^([\d,]+)\/([\d,]+)$/.exec(text.trim());
      if (fraction)
        return (
          Number(fraction[1].replace(/,/g, '')) * Number(share.d) ===
          Number(share.n) * Number(fraction[2].replace(/,/g, ''))
        );
      const number = numberOf(text);
      return (
        number !== undefined && (Math.abs(number / 100 - part) < 1e-12 || Math.abs(number - part) < 1e-12)
      );
    };
    for (const line of lines) {
      const at = line.cells.findIndex(
        (cell, index) =>
          !used.has(`${line.page} ${line.line} ${index}`) &&
          plain(cell).replace(/^(?:unit|lot) /, '') === plain(unit),
      );
      const to = at < 0 ? -1 : line.cells.findIndex((cell, index) => index > at && isShare(cell));
      if (to < 0) continue;
      used.add(`${line.page} ${line.line} ${at}`);
      const text = line.cells[to];
      const number = numberOf(text) ?? 0;
      const form = text.includes('/')
        ? 'fraction'
        : Math.abs(number / 100 - part) < 1e-12
          ? 'percent'
          : 'decimal';
      const place = (cell) => ({ page: line.page, line: line.line, cell: cell + 1 });
      // The place of a unit's share, and the next line's.
      const stands = isMistaken(index) ? { ...place(to), line: line.line + 1 } : place(to);
      return [{ unit: place(at), share: stands, form, former: !inForce }];
    }
    return [];
  });
}
