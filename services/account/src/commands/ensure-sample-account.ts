import { randomBytes } from 'node:crypto';
import { memberRegistered } from '@waymark/contracts-account';
import { toMemberRegistered } from '../member/new-member';
import { hashPassword, verifyPassword } from '../member/password/password-hash';
import type { openCommandTools } from './command-tools';
import type { SampleAccount } from './sample-accounts';

type Tools = Pick<ReturnType<typeof openCommandTools>, 'database' | 'members' | 'outbox'>;

/** Makes the account if it is missing and returns a password that opens it: the kept one while that works. */
export async function ensureSampleAccount(
  tools: Tools,
  account: SampleAccount,
  kept: string | undefined,
  pepper: string,
): Promise<string> {
  const { database, members, outbox } = tools;
  const existing = await members.findByEmail(account.email);
  if (existing?.passwordHash && kept !== undefined && (await verifyPassword(existing.passwordHash, kept, pepper)))
    return kept;

  const password = kept ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password, pepper);
  await database.transaction(async (tx) => {
    if (existing) return members.setPasswordHash(tx, existing.id, passwordHash);
    const id = await members.takeId(tx);
    const member = { ...account, passwordHash, consentToMarketing: false, emailVerified: true };
    if (await members.add(tx, id, member)) await outbox.add(tx, memberRegistered, toMemberRegistered(id, member));
  });
  return password;
}
