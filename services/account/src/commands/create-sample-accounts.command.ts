import { memberRegistered } from '@waymark/contracts-account';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { toMemberRegistered } from '../member/new-member';
import { hashPassword, verifyPassword } from '../member/password/password-hash';
import { openCommandTools } from './command-tools';
import { runCommand } from './run-command';
import {
  readSampleAccounts,
  SAMPLE_ACCOUNTS,
  type SampleAccount,
  type SampleAccountsFile,
  writeSampleAccounts,
} from './sample-accounts';

type Tools = Pick<ReturnType<typeof openCommandTools>, 'database' | 'members' | 'outbox'>;

/** Creates the account if it is missing. Returns a working password: the stored one while it works. */
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

const environmentSchema = z.object({
  MODE: z.literal('local', 'Sample accounts exist in local mode only (MODE=local).'),
  DATABASE_URL: z.string().min(1),
  PASSWORD_PEPPER: z.string().min(32),
  SAMPLE_ACCOUNTS_FILE: z.string().min(1),
});

await runCommand(async () => {
  const environment = environmentSchema.safeParse(process.env);
  if (!environment.success)
    throw new Error(environment.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const { SAMPLE_ACCOUNTS_FILE: path, PASSWORD_PEPPER: pepper, DATABASE_URL } = environment.data;
  const tools = openCommandTools({ DATABASE_URL });
  try {
    const kept = await readSampleAccounts(path);
    const accounts: SampleAccountsFile = {};
    for (const account of SAMPLE_ACCOUNTS) {
      const password = await ensureSampleAccount(tools, account, kept[account.role]?.password, pepper);
      accounts[account.role] = { email: account.email, password };
    }
    await writeSampleAccounts(path, accounts);
  } finally {
    await tools.close();
  }
});
