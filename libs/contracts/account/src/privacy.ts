import { z } from 'zod';
import { DATA_HOLDERS } from '@waymark/contracts-core';
import { healthDataInReviewsSchema } from './preferences-consent';
import { reviewsChoiceSchema } from './events';

export const EXPORT_STATES = ['pending', 'ready', 'failed', 'expired'] as const;

export const exportRequestSchema = z.object({
  id: z.uuid(),
  requestedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  status: z.enum(EXPORT_STATES),
  /** Path of the file while there is one; it opens for its owner's session only. */
  downloadUrl: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** Parts of the product that did not answer in time and are missing from the file. */
  missing: z.array(z.enum(DATA_HOLDERS)),
});
export type ExportRequest = z.infer<typeof exportRequestSchema>;

export const DELETE_STATES = ['pending', 'confirmed', 'done', 'lapsed', 'cancelled'] as const;

export const deleteRequestSchema = z.object({
  id: z.uuid(),
  requestedAt: z.iso.datetime(),
  processedAt: z.iso.datetime().nullable(),
  status: z.enum(DELETE_STATES),
  reviews: reviewsChoiceSchema,
  /** The link in the mail works until then. */
  confirmBefore: z.iso.datetime(),
});
export type DeleteRequest = z.infer<typeof deleteRequestSchema>;

export const privacyOverviewSchema = z.object({
  consentToMarketing: z.boolean(),
  /** When consent to needs and lists in the account was given; null when it is not given. */
  healthConsentGivenAt: z.iso.datetime().nullable(),
  /** Disability types with reviews, by a consent given with a review; null when none is held. An older service does not say. */
  healthDataInReviews: healthDataInReviewsSchema.nullable().optional(),
  /** Without a sign-in until then, the account is deleted; null when that is not known yet. */
  dataRetentionUntil: z.iso.datetime().nullable(),
  exports: z.array(exportRequestSchema),
  /** The deletion that waits for its confirmation, if there is one. */
  deletion: deleteRequestSchema.nullable(),
});
export type PrivacyOverview = z.infer<typeof privacyOverviewSchema>;

export const askForDeletionSchema = z.strictObject({
  reviews: z.enum(['anonymise', 'delete'], { error: 'Choose what happens to your reviews' }),
});
export const confirmDeletionSchema = z.strictObject({ token: z.string().min(1).max(200) });
export const deletionConfirmedSchema = z.object({ finishedBefore: z.iso.datetime() });
export const marketingConsentSchema = z.strictObject({ consentToMarketing: z.boolean() });
