export { amountEntry, isLargeChange, type AmountEntry, type EntryOptions } from './amount-entry';
export { parseAmount } from './plain-amount';
