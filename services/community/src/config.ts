import { operatorEnvShape, pictureHostsSchema } from '@waymark/contracts-core';
import { baseConfigSchema } from '@waymark/service-kit';
import { photoVariables, requirePhotoStore } from '@waymark/service-kit/photo';
import { z } from 'zod';
import { requireWholeModel, suggestionVariables } from './suggestion-variables';

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
