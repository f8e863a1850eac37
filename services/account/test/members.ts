import type { OwnProfile } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, cookieOf, registration } from './account-service';

export const PASSWORD = 'quiet rivers at noon';

/** A signed-in person. */
export interface Person {
  id: number;
  cookie: string;
}

let made = 0;

/** Registers a member, with a generated name by default, and returns functions to act as them. */
export async function newMember(
  account: AccountUnderTest,
  name = `member-${(made += 1)}-${process.pid}`,
  more: Record<string, unknown> = {},
) {
  const answer = await account.post('/api/auth/register', registration(name, more));
  const { id } = await bodyOf<{ id: number }>(answer);
  return {
    id,
    email: `${name}@example.org`,
    username: name,
    cookie: cookieOf(answer),
    call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      account.as(id, method, path, body, headers),
    own: async () => bodyOf<OwnProfile>(await account.currentUser(id)),
  };
}
export type Member = Awaited<ReturnType<typeof newMember>>;

/** Creates a person with this role and signs them in. */
export async function givenPerson(account: AccountUnderTest, name: string, role = 'member'): Promise<Person> {
  const { id } = await newMember(account, name, { displayName: `${name} Example` });
  await account.sql.query(sql`UPDATE "user" SET role = ${role} WHERE id = ${id}`);
  return { id, cookie: cookieOf(await signIn(account, name)) };
}

export const signIn = (account: AccountUnderTest, name: string, password = PASSWORD, headers = {}) =>
  account.post('/api/auth/login', { email: `${name}@example.org`, password }, headers);

/** Sets how many minutes ago the person last gave their password. */
export async function provedMinutesAgo(
  account: AccountUnderTest,
  { id }: Pick<Person, 'id'>,
  minutes: number,
): Promise<void> {
  const time = new Date(Date.now() - minutes * 60_000).toISOString();
  await account.sql.query(sql`
    UPDATE session SET sess = sess || ${JSON.stringify({ provedAt: time })}::jsonb WHERE sess->'memberId' = to_jsonb(${id}::int)`);
}

/** Returns a named cookie of a response as a Cookie header; empty when it was not set, or was deleted. */
export function setCookie(response: Response, name: string): string {
  const found = response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`) && !cookie.includes('Max-Age=0'));
  return found?.split(';')[0] ?? '';
}
