import { type AccountUnderTest, bodyOf, cookieOf, registration } from './account-service';

export const PASSWORD = 'quiet rivers at noon';

export interface SignedInMember {
  id: number;
  email: string;
  cookie: string;
}

/** Somebody who has just registered. */
export async function newMember(account: AccountUnderTest, name: string): Promise<SignedInMember> {
  const response = await account.post('/api/auth/register', registration(name));
  const { id, email } = await bodyOf<{ id: number; email: string }>(response);
  return { id, email, cookie: cookieOf(response) };
}

/** A named cookie of an answer, as a Cookie header; empty when it was not set or taken away. */
export function setCookie(response: Response, name: string): string {
  const found = response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`) && !cookie.includes('Max-Age=0'));
  return found?.split(';')[0] ?? '';
}
