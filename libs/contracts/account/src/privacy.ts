import { DATA_HOLDERS, defineEndpoint } from '@waymark/contracts-core';
import { z } from 'zod';
import { reviewsChoiceSchema } from './events';
import { healthDataInReviewsSchema } from './preferences';

export const EXPORT_STATES = ['pending', 'ready', 'failed', 'expired'] as const;

export const exportRequestSchema = z.object({
  id: z.uuid(),
  requestedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  status: z.enum(EXPORT_STATES),
  /** Path of the file while it exists; only the owner's session can open it. */
  downloadUrl: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** Services that did not reply in time; their data is missing from the file. */
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
  /** When the confirmation link in the email expires. */
  confirmBefore: z.iso.datetime(),
});
export type DeleteRequest = z.infer<typeof deleteRequestSchema>;

export const privacyOverviewSchema = z.object({
  consentToMarketing: z.boolean(),
  /** When the member consented to storing needs and lists in the account; null without consent. */
  healthConsentGivenAt: z.iso.datetime().nullable(),
  /**
   * Disability types that the member attached to reviews, with consent. Null when none is stored; absent from an older
   * service.
   */
  healthDataInReviews: healthDataInReviewsSchema.nullable().optional(),
  /** The account is deleted then, unless the member logs in before; null while the date is not known. */
  dataRetentionUntil: z.iso.datetime().nullable(),
  exports: z.array(exportRequestSchema),
  /** The deletion that is waiting for confirmation, if any. */
  deletion: deleteRequestSchema.nullable(),
});
export type PrivacyOverview = z.infer<typeof privacyOverviewSchema>;

export const askForDeletionSchema = z.strictObject({
  reviews: z.enum(['anonymise', 'delete'], { error: 'Choose what happens to your reviews' }),
});
export const confirmDeletionSchema = z.strictObject({ token: z.string().min(1).max(200) });
export const deletionConfirmedSchema = z.object({ finishedBefore: z.iso.datetime() });
export const marketingConsentSchema = z.strictObject({ consentToMarketing: z.boolean() });

export const getPrivacyOverview = defineEndpoint({
  name: 'getPrivacyOverview',
  method: 'GET',
  path: '/api/privacy',
  summary: 'The member’s own consents, exports and deletion request, for the privacy page.',
  access: 'member',
  response: privacyOverviewSchema,
  status: 200,
});

export const requestExport = defineEndpoint({
  name: 'requestExport',
  method: 'POST',
  path: '/api/privacy/export',
  summary: 'Requests a copy of everything that we hold about the member. Needs a recent login.',
  access: 'member',
  response: exportRequestSchema,
  status: 201,
  problems: ['auth.prove-again', 'privacy.export-running', 'privacy.too-many-exports'],
});

export const listExports = defineEndpoint({
  name: 'listExports',
  method: 'GET',
  path: '/api/privacy/export',
  summary: 'The member’s own exports, newest first.',
  access: 'member',
  response: z.array(exportRequestSchema),
  status: 200,
});

export const getExportFile = defineEndpoint({
  name: 'getExportFile',
  method: 'GET',
  path: '/api/privacy/export/:id/file',
  summary: 'The file from one of the member’s own exports, available for 24 hours. Needs a recent login.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  download: ['application/zip'],
  status: 200,
  problems: ['auth.prove-again', 'privacy.export-not-found'],
});

export const askForDeletion = defineEndpoint({
  name: 'askForDeletion',
  method: 'POST',
  path: '/api/privacy/delete',
  summary: 'Requests deletion of the account. We then send an email with a link to confirm it. Needs a recent login.',
  access: 'member',
  body: askForDeletionSchema,
  response: deleteRequestSchema,
  status: 201,
  problems: ['auth.prove-again', 'privacy.too-many-deletions'],
});

export const cancelDeletion = defineEndpoint({
  name: 'cancelDeletion',
  method: 'DELETE',
  path: '/api/privacy/delete',
  summary: 'Cancels a deletion that has not been confirmed yet. Succeeds even if there is none.',
  access: 'member',
  status: 204,
});

/** The link needs no session: the token is enough. */
export const confirmDeletion = defineEndpoint({
  name: 'confirmDeletion',
  method: 'POST',
  path: '/api/privacy/delete/confirm',
  summary: 'Confirms a deletion with the token from the email. The account closes at once and permanently.',
  access: 'visitor',
  body: confirmDeletionSchema,
  response: deletionConfirmedSchema,
  status: 200,
  problems: ['privacy.link-invalid', 'auth.too-many-tries'],
});

export const setMarketingConsent = defineEndpoint({
  name: 'setMarketingConsent',
  method: 'PUT',
  path: '/api/privacy/consents/marketing',
  summary: 'Gives or withdraws consent to receive news by email.',
  access: 'member',
  body: marketingConsentSchema,
  response: marketingConsentSchema,
  status: 200,
});

export const PRIVACY_ENDPOINTS = [
  getPrivacyOverview,
  requestExport,
  listExports,
  getExportFile,
  askForDeletion,
  cancelDeletion,
  confirmDeletion,
  setMarketingConsent,
] as const;
