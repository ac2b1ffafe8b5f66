import { z } from 'zod';
import { AmountInput } from './primitives';

/** What a person types for the letter to owners; what is left out stays a blank line in it. */
export const NoticeInput = z.object({
  meetingDate: z.iso.date('Please enter a date.').optional(),
  meetingTime: z.string().trim().max(40, 'Please keep the time under 40 characters.').optional(),
  meetingPlace: z.string().trim().max(300, 'Please keep the place under 300 characters.').optional(),
  /** What a home pays a month today, in dollars. Absent: last year's costs, divided as this year's are. */
  currentFee: AmountInput.optional(),
  /** Whose name stands below the line for the signature. */
  signedBy: z.string().trim().max(120, 'Please keep the name under 120 characters.').optional(),
});
export type NoticeInput = z.infer<typeof NoticeInput>;

export const noticeFormats = ['docx', 'pdf'] as const;
export type NoticeFormat = (typeof noticeFormats)[number];

/** One letter for every home, or one a unit with what the association's schedule has it pay. */
export const noticeScopes = ['home', 'unit'] as const;
export type NoticeScope = (typeof noticeScopes)[number];

export const NoticeQuery = NoticeInput.extend({
  as: z.enum(noticeFormats).default('docx'),
  per: z.enum(noticeScopes).default('home'),
});
export type NoticeQuery = z.infer<typeof NoticeQuery>;
