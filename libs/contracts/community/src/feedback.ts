import { z } from 'zod';
import { cleanText, optionalEmailSchema, requiredLineSchema, requiredParagraphsSchema } from '@waymark/contracts-core';

/**
 * Text that the browser collected and nobody typed. Cut and cleaned instead of rejected:
 * a long user agent must not cost people their feedback.
 */
function collectedSchema(max: number) {
  return z
    .string()
    .nullish()
    .transform((text) => cleanText(text ?? '').slice(0, max) || null);
}
export const FEEDBACK_TYPES = ['bug_report', 'suggestion', 'complaint', 'praise'] as const;
export const FEEDBACK_URGENCIES = ['low', 'medium', 'high'] as const;

export const FEEDBACK_LIMITS = { subject: 200, message: 5_000 } as const;

export const feedbackSchema = z
  .object({
    type: z.enum(FEEDBACK_TYPES, 'Choose what this is about.'),
    subject: requiredLineSchema(FEEDBACK_LIMITS.subject, 'Subject is required.'),
    message: requiredParagraphsSchema(FEEDBACK_LIMITS.message, 'Details are required.'),
    userEmail: optionalEmailSchema(),
    urgency: z.enum(FEEDBACK_URGENCIES, 'Choose low, medium or high.').default('medium'),
    pageUrl: collectedSchema(2_000),
    userAgent: collectedSchema(500),
    errorLogs: collectedSchema(2_000),
    /** A honeypot: people do not see the field and leave it empty; bots fill in every field. */
    website: z.string().max(2_000).default(''),
  })
  .transform(({ urgency, ...feedback }) => ({ ...feedback, urgency: feedback.type === 'bug_report' ? urgency : null }));
export type Feedback = z.output<typeof feedbackSchema>;

export const feedbackReceiptSchema = z.object({ id: z.number().int() });
export type FeedbackReceipt = z.infer<typeof feedbackReceiptSchema>;
