import type { OwnProfile } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, registration } from './account-service';

let made = 0;

/** A new member with a name of their own, and how to act as them. */
export async function givenMember(account: AccountUnderTest, more: Record<string, unknown> = {}) {
  const name = `member-${(made += 1)}-${process.pid}`;
  const answer = await account.post('/api/auth/register', registration(name, more));
  const { id } = await bodyOf<{ id: number }>(answer);
  return {
    id,
    email: `${name}@example.org`,
    username: name,
    call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      account.as(id, method, path, body, headers),
    own: async () => bodyOf<OwnProfile>(await account.currentUser(id)),
  };
}
export type GivenMember = Awaited<ReturnType<typeof givenMember>>;
