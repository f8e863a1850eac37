import { type APIRequestContext, expect } from '@playwright/test';

let serial = 0;
/** Journeys run in several processes at once. */
const PROCESS = process.pid.toString(36);

export interface NewMember {
  email: string;
  password: string;
  displayName: string;
}

/** A member made through the API; the request context is signed in as them afterwards. */
export async function registerMember(request: APIRequestContext, name = 'Robin Walker'): Promise<NewMember> {
  serial += 1;
  const unique = `${Date.now().toString(36)}.${PROCESS}.${serial}`;
  const member = { email: `${unique}@example.org`, password: `long walk ${unique}`, displayName: name };
  const answer = await request.post('/api/auth/register', {
    data: {
      ...member,
      confirmPassword: member.password,
      username: `walker.${unique}`,
      consentToDataProcessing: true,
      consentToMarketing: false,
    },
  });
  expect(answer.status()).toBe(201);
  return member;
}
