import { type APIRequestContext, expect } from '@playwright/test';
import { PLATFORM_PORT, sampleAccounts } from './platform';

/** Journeys that meet a foreign server send no header of ours to everybody; this one is for the site. */
export const OWN = { origin: `http://localhost:${PLATFORM_PORT}` };

/** The request context, and with it the page, is one of the local sign-ins afterwards. */
export async function signInAs(request: APIRequestContext, who: 'member' | 'moderator' | 'admin'): Promise<void> {
  const { email, password } = sampleAccounts()[who];
  const answer = await request.post('/api/auth/login', { data: { email, password }, headers: OWN });
  expect(answer.ok()).toBe(true);
}
