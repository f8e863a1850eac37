import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import { PASSWORD_MAX } from './password';

/** An ID that distinguishes sessions but cannot open one: neither the browser's session ID nor its hash. */
export const sessionIdSchema = z.string().regex(/^[0-9a-f]{32}$/, 'There is no such session.');

/** One of the signed-in member's own sessions. */
export const sessionSchema = z.object({
  id: sessionIdSchema,
  /** Name of the device, such as "Firefox on Windows"; "Unknown device" if the browser did not send one. */
  device: z.string(),
  method: z.enum(['password', 'passkey', 'provider']),
  signedInAt: z.iso.datetime(),
  /** Time of the last use, accurate to the hour for members and to the minute for staff. */
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionView = z.output<typeof sessionSchema>;

export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Every session of the logged-in member: this one first, then the most recently used.',
  access: 'member',
  response: z.array(sessionSchema),
  status: 200,
});

export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Ends one of the member’s own sessions; 404 if there is no such session.',
  access: 'member',
  params: z.object({ id: sessionIdSchema }),
  status: 204,
});

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends all of the member’s own sessions except this one.',
  access: 'member',
  status: 204,
});

export const prove = defineEndpoint({
  name: 'prove',
  method: 'POST',
  path: '/api/auth/prove',
  summary: 'The logged-in member confirms their password, before something that needs a recent login.',
  access: 'member',
  body: z.object({
    password: z.string('Please enter your password.').min(1, 'Please enter your password.').max(PASSWORD_MAX),
  }),
  status: 204,
  problems: ['auth.too-many-tries', 'auth.busy'],
});

export const SESSION_ENDPOINTS = [listSessions, endSession, endOtherSessions, prove] as const;
