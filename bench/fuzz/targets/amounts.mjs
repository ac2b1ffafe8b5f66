import { promise, source } from './sources.mjs';

const MOST = 1e14;
const WORDS = [
  '$', 'US$', 'USD ', '(', ')', '-', '−', '–', '<', '>', '%', ' percent', 'CR', 'DR.', '*', '[a]', '¹', '†', ',', '.', '1,234.50', '(12,345)', '$ 1 , 234 . 50',
  'l', 'O', 'I', 'S', '|', '0.5%', '1/36th', 'one thirty-sixth', 'twenty-five', 'hundred', 'thousand', 'and', 'January 1, 2026', '06/01/2026', '2026-02-30', 'thirty (30) days', 'sixty days',
  'monthly', 'per month', '12 months', 'three percent (3%)', '1.2500%', '.0125', '1 and 1/2', 'e5', '1e3', '\u00a0', '\u200b', '１２', '½', '٣', '𝟙', 'first', 'twenty-first',
]; // prettier-ignore

/** Everything that turns characters into a number, a date, a share or a span. */
export function target() {
  const reader = {
    ...source('libs/document-reader/src/text/amounts.ts'),
    ...source('libs/document-reader/src/text/dates.ts'),
    ...source('libs/document-reader/src/text/words.ts'),
    ...source('libs/document-reader/src/kinds/contract/quantities.ts'),
    ...source('libs/document-reader/src/kinds/ownership/share-text.ts'),
  };
  const money = {
    ...source('libs/budget-math/src/money.ts'),
    ...source('libs/budget-math/src/entries/plain-amount.ts'),
  };
  return {
    words: WORDS,
    first: () => [
      '$1,234.50',
      '(12)%',
      'June 1, 2026 for sixty (60) days',
      'one thirty-sixth or 2.5%',
      'l,2O4.5S',
    ],
    most: 600,
    run: (bytes) => {
      const text = bytes.toString();
      for (const recognised of [false, true]) checkReading(reader, text, recognised);
      checkFound(reader, text);
      checkMoney(money, text);
      checkWords(reader, text);
    },
  };
}

function checkReading({ readNumber, centsToMoney, decimalToCents }, text, recognised) {
  const reading = readNumber(text, { recognised });
  if (reading.kind === 'percent')
    promise(/^-?\d+(\.\d+)?$/.test(reading.value), () => `percent ${reading.value}`);
  if (reading.kind !== 'amount') return;
  checkCents(reading.cents, text);
  promise(
    decimalToCents(centsToMoney(reading.cents)) === reading.cents,
    () => `${reading.cents} is not read back`,
  );
}

function checkFound({ findAmounts, findDates, findPercents, findSpans, daysOf, findShares }, text) {
  for (const { cents, raw, index } of findAmounts(text)) {
    checkCents(cents, raw);
    promise(text.startsWith(raw, index), () => `${JSON.stringify(raw)} is not at ${index}`);
  }
  for (const date of findDates(text)) {
    promise(isDay(date.iso), () => `no day: ${JSON.stringify(date)}`);
    promise(text.startsWith(date.raw, date.index), () => `${JSON.stringify(date)} is not there`);
  }
  for (const span of findSpans(text)) promise(daysOf(span) > 0, () => `no span: ${JSON.stringify(span)}`);
  findPercents(text);
  findShares(text);
}

function checkMoney({ parseAmount, toDecimalString, formatDollars }, text) {
  const cents = parseAmount(text);
  if (cents === null) return;
  checkCents(cents, text);
  promise(parseAmount(toDecimalString(cents)) === cents, () => `${cents} is not read back`);
  promise(
    parseAmount(formatDollars(cents, { cents: true })) === cents,
    () => `${cents} is not read back as shown`,
  );
}

function checkWords({ wordsToNumber, wordsToFraction, ordinalToNumber }, text) {
  for (const number of [wordsToNumber(text), ordinalToNumber(text)])
    promise(number === undefined || Number.isSafeInteger(number), () => `no number: ${number}`);
  const fraction = wordsToFraction(text);
  promise(fraction === undefined || fraction.d > 0, () => `no fraction: ${JSON.stringify(fraction)}`);
}

function checkCents(cents, text) {
  promise(
    Number.isSafeInteger(cents) && Math.abs(cents) < MOST && !Object.is(cents, -0),
    () => `${JSON.stringify(text)} became ${Object.is(cents, -0) ? '-0' : cents} cents`,
  );
}

function isDay(text) {
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
