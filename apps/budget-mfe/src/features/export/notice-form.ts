import { amountEntry, toDecimalString } from '@hoa/budget-math';
import { NoticeInput } from '@hoa/contracts';

/** What is typed, as it is typed. */
export const emptyNotice = {
  meetingDate: '',
  meetingTime: '',
  meetingPlace: '',
  currentFee: '',
  signedBy: '',
};
export type NoticeFields = typeof emptyNotice;
export type NoticeErrors = Partial<Record<keyof NoticeFields, string>>;

/** What is sent, or what is wrong with which field. A field that is left empty is a blank in the letter. */
export function checkedNotice(
  fields: NoticeFields,
): { input: NoticeInput } | { input: null; errors: NoticeErrors } {
  const fee = fields.currentFee.trim();
  const { cents, problem } = fee === '' ? { cents: null } : amountEntry(fee);
  const typed = Object.entries(fields).filter(
    ([name, value]) => name !== 'currentFee' && value.trim() !== '',
  );
  const result = NoticeInput.safeParse({
    ...Object.fromEntries(typed),
    ...(cents === null ? {} : { currentFee: toDecimalString(cents) }),
  });
  const errors: NoticeErrors = {};
  if (problem) errors.currentFee = problem;
  for (const { path, message } of result.error?.issues ?? [])
    errors[path[0] as keyof NoticeFields] ??= message;
  return result.success && Object.keys(errors).length === 0
    ? { input: result.data }
    : { input: null, errors };
}
