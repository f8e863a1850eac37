import { isLoopback, operatorEnvShape, pictureHostsSchema } from '@waymark/contracts-core';
import { baseConfigSchema } from '@waymark/service-kit';
import { photoVariables, requirePhotoStore } from '@waymark/service-kit/photo';
import { z } from 'zod';

/** When and by what feedback is grouped. */
const suggestionVariables = {
  /** How long after one grouping of feedback the next begins by itself, when something new came. */
  SUGGESTION_MINUTES: z.coerce.number().int().min(1).max(10_080).default(60),
  /** Chat completions of a language model that groups feedback; without all three the embedded engine does. */
  SUGGESTION_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUGGESTION_MODEL_KEY: z.string().optional(),
  SUGGESTION_MODEL: z.string().trim().max(80).optional(),
  /** What the language model may use in a month of the calendar, in its tokens. */
  SUGGESTION_MODEL_TOKENS_A_MONTH: z.coerce.number().int().min(0).max(1_000_000_000).default(200_000),
};

interface ModelVariables {
  SUGGESTION_MODEL_URL?: string | undefined;
  SUGGESTION_MODEL_KEY?: string | undefined;
  SUGGESTION_MODEL?: string | undefined;
}

/** All three or none, and no key over a line that others can read. */
function requireWholeModel(env: ModelVariables, context: z.RefinementCtx): void {
  const { SUGGESTION_MODEL_URL: url, SUGGESTION_MODEL_KEY: key, SUGGESTION_MODEL: model } = env;
  const set = [url, key, model].filter((value) => value !== undefined).length;
  if (set !== 0 && set !== 3)
    context.addIssue({
      code: 'custom',
      path: ['SUGGESTION_MODEL_KEY'],
      message: 'Set SUGGESTION_MODEL_URL, SUGGESTION_MODEL_KEY and SUGGESTION_MODEL together, or none of them.',
    });
  if (url && new URL(url).protocol === 'http:' && !isLoopback(new URL(url).hostname))
    context.addIssue({ code: 'custom', path: ['SUGGESTION_MODEL_URL'], message: 'Use an https:// address.' });
}

/** The environment that this service reads. */
export const communityConfigSchema = baseConfigSchema
  .extend({
    /** Hosts from which a trip may show its cover; an address of any other host is a link. */
    PICTURE_HOSTS: pictureHostsSchema,
    /** Multiplies the limits on requests; tests that send much raise it. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /** How long something waits to be read before it goes out by mail; letters are written as often, at least every 20 s. */
    NOTICE_MAIL_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
    ...suggestionVariables,
    ...operatorEnvShape,
    ...photoVariables,
  })
  .superRefine(requirePhotoStore)
  .superRefine(requireWholeModel);
export type CommunityConfig = z.infer<typeof communityConfigSchema>;
