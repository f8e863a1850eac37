import { defineEndpoint, openApiEndpoint } from '@waymark/contracts-core';
import { STATIC_PAGE_ENDPOINTS } from './pages/static-pages';
import { currentUserSchema, registeredSchema, WAYS_IN_ENDPOINTS } from './session';
import { RECONCILIATION_ENDPOINTS, DONATION_RECEIPT_ENDPOINTS } from './reconciliation-endpoints';
import { getDisplaySettings, putDisplaySettings } from './display-settings';
import { DONATION_ENDPOINTS, MY_DONATIONS_ENDPOINTS } from './donation-endpoints';
import { PALETTE_ENDPOINTS } from './palette';
import { HEALTH_CONSENT_ENDPOINTS, PREFERENCES_ENDPOINTS } from './preferences';
import { PRIVACY_ENDPOINTS } from './privacy';
import { MAILBOX_ENDPOINTS } from './mailbox';
import { MODERATION_ENDPOINTS } from './moderation-endpoints';
import { PASSKEY_ENDPOINTS } from './passkey-endpoints';
import { PROVIDER_ENDPOINTS } from './provider-endpoints';
import { SECOND_STEP_ENDPOINTS } from './second-step-endpoints';
import { PROFILE_ENDPOINTS } from './profile-endpoints';
import { ownProfileSchema } from './profile';
import { CREDENTIAL_ENDPOINTS } from './credential-endpoints';
import { RECOVERY_ENDPOINTS } from './recovery';
import { registrationSchema, signInSchema } from './registration';
import { SESSION_ENDPOINTS } from './session-endpoints';
import { STAFF_ENDPOINTS } from './staff';

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  summary:
    'Creates an account and logs in. If the email address already has an account, the body is the same, but nothing changes and nobody is logged in.',
  access: 'visitor',
  beginsSession: true,
  body: registrationSchema,
  response: registeredSchema,
  status: 201,
  problems: ['auth.too-many-tries', 'auth.busy'],
});

export const signIn = defineEndpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Logs in. Starts a new session, with its id in the cookie.',
  access: 'visitor',
  beginsSession: true,
  body: signInSchema,
  response: currentUserSchema,
  status: 200,
  problems: ['auth.invalid-credentials', 'auth.suspended', 'auth.second-step', 'auth.too-many-tries', 'auth.busy'],
});

export const signOut = defineEndpoint({
  name: 'signOut',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session. Succeeds even if there is none.',
  access: 'visitor',
  status: 204,
});

export const getCurrentUser = defineEndpoint({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The logged-in member, including everything that only they can see.',
  access: 'member',
  response: ownProfileSchema,
  status: 200,
});

export const getOpenApi = openApiEndpoint('account');

export const ACCOUNT_ENDPOINTS = [
  register,
  signIn,
  signOut,
  getCurrentUser,
  getDisplaySettings,
  putDisplaySettings,
  ...PROFILE_ENDPOINTS,
  ...MODERATION_ENDPOINTS,
  ...MAILBOX_ENDPOINTS,
  ...RECOVERY_ENDPOINTS,
  ...CREDENTIAL_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...STAFF_ENDPOINTS,
  ...PALETTE_ENDPOINTS,
  ...STATIC_PAGE_ENDPOINTS,
  ...PREFERENCES_ENDPOINTS,
  ...HEALTH_CONSENT_ENDPOINTS,
  ...PRIVACY_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...PROVIDER_ENDPOINTS,
  ...SECOND_STEP_ENDPOINTS,
  ...WAYS_IN_ENDPOINTS,
  ...DONATION_RECEIPT_ENDPOINTS,
  ...DONATION_ENDPOINTS,
  ...RECONCILIATION_ENDPOINTS,
  ...MY_DONATIONS_ENDPOINTS,
  getOpenApi,
] as const;
