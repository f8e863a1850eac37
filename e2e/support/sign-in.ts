import { type APIRequestContext, expect } from '@playwright/test';
import { sampleAccounts } from './platform';

/** The request context, and with it the page, is one of the local sign-ins afterwards. */
export async function signInAs(request: APIRequestContext, who: 'member' | 'moderator' | 'admin'): Promise<void> {
  const { email, password } = sampleAccounts()[who];
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
}
