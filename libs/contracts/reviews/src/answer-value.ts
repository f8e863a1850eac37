import { z } from 'zod';

/** 0 no answer (or withdrawn), 1 agrees with the claim, 2 disagrees. */
export const answerSchema = z.union([z.literal(0), z.literal(1), z.literal(2)], 'Answer with 0, 1 or 2.');
export type AnswerValue = z.infer<typeof answerSchema>;
