import { visitMonthSchema } from '@waymark/contracts-reviews';
import { z } from 'zod';

const HALF = /^(\d{4}-|-\d{2})$/;

/** `YYYY-MM` of two selects: `2024-` and `-05` are half an answer, the empty text is none. */
export const formMonthSchema = z.string().superRefine((month, context) => {
  if (HALF.test(month))
    return context.addIssue({ code: 'custom', message: 'Choose both the month and the year, or neither.' });
  const [problem] = visitMonthSchema.safeParse(month).error?.issues ?? [];
  if (problem) context.addIssue({ code: 'custom', message: problem.message });
});
