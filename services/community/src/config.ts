import { isLoopback, operatorEnvShape, pictureHostsSchema } from '@waymark/contracts-core';
import { baseConfigSchema } from '@waymark/service-kit';
import { photoVariables, requirePhotoStore } from '@waymark/service-kit/photo';
import { z } from 'zod';

/** Settings for grouping feedback: when, and with which engine. */
const suggestionVariables = {
  /** Minutes from one grouping of feedback to the next, if there is new feedback. */
  SUGGESTION_MINUTES: z.coerce.number().int().min(1).max(10_080).default(60),
  /**
   * A language model's chat completions API that groups feedback. Unless all three are set, the embedded engine does
   * it.
   */
  SUGGESTION_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUGGESTION_MODEL_KEY: z.string().optional(),
  SUGGESTION_MODEL: z.string().trim().max(80).optional(),
  /** Token budget of the language model for a calendar month. */
  SUGGESTION_MODEL_TOKENS_A_MONTH: z.coerce.number().int().min(0).max(1_000_000_000).default(200_000),
};

interface ModelVariables {
  SUGGESTION_MODEL_URL?: string | undefined;
  SUGGESTION_MODEL_KEY?: string | undefined;
  SUGGESTION_MODEL?: string | undefined;
}

/** Requires all three variables or none, and an encrypted connection for the key. */
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

export const communityConfigSchema = baseConfigSchema
  .extend({
    /** Hosts from which a trip may show a cover image; images on other hosts become links. */
    PICTURE_HOSTS: pictureHostsSchema,
    /** Multiplies the rate limits; load tests raise it. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /**
     * Seconds that a notification stays unread before it is emailed. The job that writes the emails runs at the same
     * interval, but at least every 20 s.
     */
    NOTICE_MAIL_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
    ...suggestionVariables,
    ...operatorEnvShape,
    ...photoVariables,
  })
  .superRefine(requirePhotoStore)
  .superRefine(requireWholeModel);
export type CommunityConfig = z.infer<typeof communityConfigSchema>;
