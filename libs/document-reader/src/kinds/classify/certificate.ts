import { CUSTOMER_NAME } from '../contract/party-names';

/** Lines in which a form has its label and the name below it. */
const LABEL_AND_NAME = 3;

/** A certificate that a vendor gives to an association: the vendor's policies, of which the association is the holder. */
export function certifiesOthers(lines: string[]): boolean {
  const [insured, holder] = [/^\W*insured\b/i, /^\W*certificate holder\b/i].map((label) => {
    const at = lines.findIndex((text) => label.test(text));
    return at < 0 ? undefined : lines.slice(at, at + LABEL_AND_NAME).join(' ');
  });
  return !!insured && !!holder && CUSTOMER_NAME.test(holder) && !CUSTOMER_NAME.test(insured);
}
