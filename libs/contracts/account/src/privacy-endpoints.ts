import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import {
  askForDeletionSchema,
  confirmDeletionSchema,
  deleteRequestSchema,
  deletionConfirmedSchema,
  exportRequestSchema,
  marketingConsentSchema,
  privacyOverviewSchema,
} from './privacy';

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
  summary: 'Asks for a copy of everything that we hold about the member. Needs a fresh sign-in.',
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
  summary: 'The file of one of the member’s own exports, for 24 hours. Needs a fresh sign-in.',
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
  summary: 'Asks for the account to be deleted. We then send an email with a link to confirm. Needs a fresh sign-in.',
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

/** Whoever has the link may be signed in nowhere: the token is what counts. */
export const confirmDeletion = defineEndpoint({
  name: 'confirmDeletion',
  method: 'POST',
  path: '/api/privacy/delete/confirm',
  summary: 'Confirms a deletion with the token from the email. The account closes at once, for good.',
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
  summary: 'Gives or withdraws consent to news by email.',
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
