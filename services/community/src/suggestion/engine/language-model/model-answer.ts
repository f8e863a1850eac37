import { SUGGESTION_LIMITS } from '@waymark/contracts-community';
import { lineSchema, paragraphsSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { hasAddress, hasEmail } from '@waymark/service-kit/signals';

/** Text that may stand in front of staff: no links, no addresses, nothing unseen. */
const harmless = (text: string): boolean => !hasAddress(text) && !hasEmail(text);
const titleSchema = lineSchema(SUGGESTION_LIMITS.title).refine((text) => text.length >= 3 && harmless(text));
const descriptionSchema = paragraphsSchema(600).refine((text) => text.length >= 3 && harmless(text));

const groupSchema = z.object({
  title: titleSchema,
  description: descriptionSchema,
  /** Number of a suggestion that is there, or null for a new one. */
  known: z.number().int().positive().nullish(),
  lines: z.array(z.number().int().positive()).min(1).max(500),
});

/** What a model may say, and nothing else: a stranger's text until it has passed this. */
export const modelAnswerSchema = z.object({ groups: z.array(groupSchema).max(100) });
export type ModelGroup = z.output<typeof groupSchema>;

/** The envelope of chat completions, as servers of many makers speak it. */
export const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().max(200_000) }) })).min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative().max(10_000_000) }).optional(),
});
