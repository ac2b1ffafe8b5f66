interface Kind {
  name: string;
  pattern: RegExp;
  /** Which group of the pattern is hidden; the whole where it has none. */
  group?: number;
  isOne?: (found: string) => boolean;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const LEAST_ACCOUNT_DIGITS = 8;

/** A first name, perhaps more of them or their letters, and a last name. */
const PERSON = String.raw`[A-Z][a-z]+(?: (?:[A-Z][a-z]+|[A-Z]\.)){0,2} (?:Mc|Mac|O['’]|De|Di|La|Le|Van )?[A-Z][a-z]+(?:-[A-Z][a-z]+)?`;
const TITLE = String.raw`(?:Mr\.?|Mrs\.?|Ms\.?|Miss|Dr\.|Prof\.)`;
const OFFICE = '(?:President|Vice[ -]President|Treasurer|Secretary|Director)';
const DWELLER = '(?:Owner|Co-Owner|Homeowner|Unit Owner|Tenant|Resident|Occupant)';
const STREET =
  '(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Circle|Cir|Boulevard|Blvd|Way|Place|Pl|Terrace|Trail|Parkway|Pkwy)';

/**
 * What is known by its form alone, or by the word beside it. Amounts and account codes of a chart must not be among it: a
 * separator that is a space would join the cells of a table.
 */
const KINDS: readonly Kind[] = [
  { name: 'e-mail', pattern: /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/g },
  { name: 'SSN', pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g },
  { name: 'card', pattern: /(?<![\d-])\d{4}([- ]?)\d{4}\1\d{4}\1\d{4}(?![\d-])/g, isOne: isCardNumber },
  { name: 'phone', pattern: /(?<![\d-])(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\d-])/g },
  {
    name: 'account',
    pattern:
      /\b(?:account|acct|routing|aba|iban|policy|loan|social security|ssn|tax id)(?:\.|\s)*(?:no|number|num|#)?[.:#\s]*((?:[A-Z]{2}\d{2})?[\d*Xx][\d*Xx-]{6,33})/gi,
    group: 1,
    isOne: (found) => found.replace(/[^\dXx*]/g, '').length >= LEAST_ACCOUNT_DIGITS,
  },
  // A house number alone could be the code of an account: what follows a street must be a flat or a town.
  {
    name: 'address',
    pattern: new RegExp(
      String.raw`(?<![\d-])\d{1,6} (?:[NSEW]\.? )?(?:[A-Z][a-z]+ |\d+(?:st|nd|rd|th) ){1,3}${STREET}\b\.?(?:,? (?:Apt|Unit|Suite|Ste|#)\.? ?\w{1,6}\b|(?=, [A-Z]))`,
      'g',
    ),
  },
  { name: 'name', pattern: new RegExp(String.raw`\b${TITLE} (${PERSON}|[A-Z][a-z]+)\b`, 'g'), group: 1 },
  {
    name: 'name',
    pattern: new RegExp(
      String.raw`\b(?:(?:${OFFICE}|${DWELLER}|Attn|Attention)[:,]|Attn|(?:Prepared|Submitted|Signed) by:?|Dear) (${PERSON})\b`,
      'g',
    ),
    group: 1,
  },
  { name: 'name', pattern: new RegExp(String.raw`\b(${PERSON})(?:, ?| ?\(|\n)${OFFICE}\b`, 'g'), group: 1 },
];

/**
 * Personal data of one conversation with a model: each is replaced by a name before it is sent, the same by the same, and
 * put back in what comes. Lines and cells stay where they are, so that a place that the model names is the same place.
 */
export class PersonalData {
  private readonly names = new Map<string, string>();
  private readonly values = new Map<string, string>();

  hide(text: string): string {
    const hidden = KINDS.reduce((before, kind) => this.hideKind(before, kind), text);
    // Who was named once, beside an office, is also known where the name stands alone.
    return [...this.names].reduce(
      (before, [value, name]) => (isFullName(name, value) ? before.replaceAll(value, name) : before),
      hidden,
    );
  }

  show(text: string): string {
    let shown = text;
    for (const [name, value] of this.values) shown = shown.replaceAll(name, value);
    return shown;
  }

  /** In every text of a value, as it comes from JSON. */
  showIn(value: unknown): unknown {
    if (typeof value === 'string') return this.show(value);
    if (Array.isArray(value)) return value.map((one) => this.showIn(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.showIn(one)]));
  }

  private hideKind(text: string, { name, pattern, group = 0, isOne = () => true }: Kind): string {
    return text.replace(pattern, (...found: unknown[]) => {
      const [whole, value] = [String(found[0]), String(found[group])];
      return isOne(value) ? whole.replace(value, () => this.nameOf(name, { value, text })) : whole;
    });
  }

  private nameOf(kind: string, { value, text }: { value: string; text: string }): string {
    const known = this.names.get(value);
    if (known !== undefined) return known;
    let number = this.names.size + 1;
    // A document may hold such words itself: they must not be put "back" there.
    while (text.includes(`[${kind} ${number}]`)) number += 1;
    const name = `[${kind} ${number}]`;
    this.names.set(value, name);
    this.values.set(name, value);
    return name;
  }
}

const isFullName = (name: string, value: string): boolean => name.startsWith('[name ') && value.includes(' ');

/** Luhn's check, which one of ten numbers passes by chance. */
function isCardNumber(found: string): boolean {
  const sum = [...digitsOf(found)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
