import { z } from 'zod';
import { supportServiceSchema } from './support-service';

/** A service is asked once a year whether its entry is still right, by mail to the address in the entry. */
export const QUESTION_DAYS = 60;
export const REMIND_AFTER_DAYS = 30;

const NOT_A_TOKEN = 'This link is not complete.';

export const questionTokenSchema = z.string(NOT_A_TOKEN).max(200, NOT_A_TOKEN);

export const questionAnswerSchema = z.object({
  token: questionTokenSchema,
  answer: z.enum(['right', 'withdraw'], 'Choose one of the answers.'),
});

export const serviceQuestionSchema = z.object({ service: supportServiceSchema });
export type ServiceQuestion = z.output<typeof serviceQuestionSchema>;

/** What the purpose of the sealed letter is called when it is sealed and opened. */
export const QUESTION_LETTER = 'support service question';

/** What the mail needs to be written; travels sealed. */
export const questionLetterSchema = z.object({
  to: z.string(),
  token: z.string(),
  name: z.string(),
  lastVerified: z.iso.date(),
  /** The last day on which the link works. */
  endsOn: z.iso.date(),
  entry: z.array(z.object({ term: z.string(), value: z.string() })),
});
export type QuestionLetter = z.output<typeof questionLetterSchema>;
