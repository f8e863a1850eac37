import { type APIRequestContext, expect } from '@playwright/test';
import { PLATFORM_PORT, sampleAccounts } from './platform';

/** Journeys that use a foreign server send none of our headers by default. This one is for requests to our site. */
export const OWN = { origin: `http://localhost:${PLATFORM_PORT}` };

/** Signs the request context, and its page, in with one of the local accounts. */
export async function signInAs(request: APIRequestContext, who: 'member' | 'moderator' | 'admin'): Promise<void> {
  const { email, password } = sampleAccounts()[who];
  const answer = await request.post('/api/auth/login', { data: { email, password }, headers: OWN });
  expect(answer.ok()).toBe(true);
}
