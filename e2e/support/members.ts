import { type APIRequestContext, expect } from '@playwright/test';
import { OWN } from './sign-in';

let serial = 0;
/** Journeys run in several parallel processes. */
const PROCESS = process.pid.toString(36);

export interface NewMember {
  id: number;
  email: string;
  password: string;
  displayName: string;
}

/** Registers a member through the API and signs the request context in as them. */
export async function registerMember(request: APIRequestContext, name = 'Robin Walker'): Promise<NewMember> {
  serial += 1;
  const unique = `${Date.now().toString(36)}.${PROCESS}.${serial}`;
  const member = { email: `${unique}@example.org`, password: `long walk ${unique}`, displayName: name };
  const answer = await request.post('/api/auth/register', {
    headers: OWN,
    data: {
      ...member,
      confirmPassword: member.password,
      username: `walker.${unique}`,
      consentToDataProcessing: true,
      consentToMarketing: false,
    },
  });
  expect(answer.status()).toBe(201);
  return { ...member, id: ((await answer.json()) as { id: number }).id };
}

export interface SignedInAs {
  id: number;
  username: string;
  displayName: string;
  emailVerified: boolean;
  isVerified: boolean;
}

/** Returns the logged-in member. Repeats the request while the site cannot tell, like every page. */
export async function signedInAs(request: APIRequestContext): Promise<SignedInAs> {
  let user: SignedInAs | undefined;
  await expect(async () => {
    const answer = await request.get('/api/auth/user');
    expect(answer.status()).toBe(200);
    user = (await answer.json()) as SignedInAs;
  }).toPass();
  return user as SignedInAs;
}
