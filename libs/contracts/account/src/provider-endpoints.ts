import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import { currentUserSchema } from './session';
import { registrationSchema } from './registration';

const { displayName, username, consentToDataProcessing, consentToMarketing } = registrationSchema.shape;

/** What a new person from a login provider enters before the account is created. */
export const providerAccountSchema = z.object({ displayName, username, consentToDataProcessing, consentToMarketing });
export type ProviderAccount = z.input<typeof providerAccountSchema>;

export const pendingProviderSchema = z.object({ provider: z.string(), email: z.string(), displayName: z.string() });
export type PendingProvider = z.output<typeof pendingProviderSchema>;

export const startProvider = defineEndpoint({
  name: 'startProvider',
  method: 'GET',
  path: '/api/auth/provider/start',
  summary:
    "Sends the browser to the provider's login page, or back to our login page if the provider cannot be reached.",
  access: 'visitor',
  status: 302,
});

export const finishProvider = defineEndpoint({
  name: 'finishProvider',
  method: 'GET',
  path: '/api/auth/provider/callback',
  summary:
    'Where the provider sends the browser afterwards. Logs in, links the account, or goes to a page that says what is missing.',
  access: 'visitor',
  query: z.looseObject({
    code: z.string().max(4000).optional(),
    state: z.string().max(200).optional(),
    iss: z.string().max(400).optional(),
    error: z.string().max(200).optional(),
  }),
  status: 302,
});

export const linkProvider = defineEndpoint({
  name: 'linkProvider',
  method: 'POST',
  path: '/api/auth/provider/link',
  summary: 'Starts linking the logged-in member to their account at the provider. Go to `url` next.',
  access: 'member',
  response: z.object({ url: z.url() }),
  status: 200,
  problems: ['auth.prove-again', 'auth.provider-away', 'request.not-found'],
});

export const unlinkProvider = defineEndpoint({
  name: 'unlinkProvider',
  method: 'DELETE',
  path: '/api/auth/provider',
  summary: 'Unlinks the provider. Succeeds even if there is no link. The last way to log in cannot be removed.',
  access: 'member',
  status: 204,
  problems: ['auth.prove-again', 'auth.last-way-in'],
});

export const getPendingProvider = defineEndpoint({
  name: 'getPendingProvider',
  method: 'GET',
  path: '/api/auth/provider/pending',
  summary:
    'What the provider told us about someone who has no account yet. Kept for half an hour, for that browser only.',
  access: 'visitor',
  response: pendingProviderSchema,
  status: 200,
  problems: ['request.not-found'],
});

export const createProviderAccount = defineEndpoint({
  name: 'createProviderAccount',
  method: 'POST',
  path: '/api/auth/provider/account',
  summary: 'Creates an account for someone who came from a login provider, and logs them in.',
  access: 'visitor',
  beginsSession: true,
  body: providerAccountSchema,
  response: currentUserSchema,
  status: 201,
  problems: ['auth.challenge-over', 'auth.email-known', 'auth.too-many-tries'],
});

export const PROVIDER_ENDPOINTS = [
  startProvider,
  finishProvider,
  linkProvider,
  unlinkProvider,
  getPendingProvider,
  createProviderAccount,
] as const;
