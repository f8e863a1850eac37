import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, cookieOf, registration } from './account-service';

export interface Person {
  id: number;
  cookie: string;
}

const PASSWORD = 'quiet rivers at noon';

/** A member who is signed in, with this role. */
export async function givenPerson(account: AccountUnderTest, name: string, role = 'member'): Promise<Person> {
  const { id } = await bodyOf<{ id: number }>(
    await account.post('/api/auth/register', registration(name, { displayName: `${name} Example` })),
  );
  await account.sql.query(sql`UPDATE "user" SET role = ${role} WHERE id = ${id}`);
  return { id, cookie: cookieOf(await signIn(account, name)) };
}

export const signIn = (account: AccountUnderTest, name: string, password = PASSWORD) =>
  account.post('/api/auth/login', { email: `${name}@example.org`, password });

/** Says that the person last gave their password so many minutes ago. */
export async function provedMinutesAgo(account: AccountUnderTest, { id }: Person, minutes: number): Promise<void> {
  const time = new Date(Date.now() - minutes * 60_000).toISOString();
  await account.sql.query(sql`
    UPDATE session SET sess = sess || ${JSON.stringify({ provedAt: time })}::jsonb WHERE sess->'memberId' = to_jsonb(${id}::int)`);
}
