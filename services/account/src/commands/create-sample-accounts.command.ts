import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { memberRegistered } from '@waymark/contracts-account';
import { z } from 'zod';
import { toMemberRegistered } from '../member/member';
import { hashPassword, verifyPassword } from '../member/password/password-hasher';
import { openCommandTools, runCommand } from './command-tools';

/** Reads the accounts from an earlier run; returns none when the file is missing or unreadable. */
async function readSampleAccounts(path: string): Promise<SampleAccountsFile> {
  try {
    return sampleAccountsFileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return {};
  }
}

/** Writes the file, readable only by its owner. It writes a temporary file first, so nobody reads an incomplete one. */
async function writeSampleAccounts(path: string, accounts: SampleAccountsFile): Promise<void> {
  const aside = `${path}.new`;
  await writeFile(aside, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(aside, path);
}

const signInSchema = z.object({ email: z.string(), password: z.string() });

/** Content of the file that a local start writes for the developer: credentials by role. */
const sampleAccountsFileSchema = z.record(z.string(), signInSchema);
type SampleAccountsFile = z.infer<typeof sampleAccountsFileSchema>;

/** Members of local mode, marked "Sample" on every page. Their `.example` addresses reach nobody. */
export const SAMPLE_ACCOUNTS = [
  { role: 'member', email: 'member@sample.example', displayName: 'Sample Member', username: 'sample-member' },
  {
    role: 'moderator',
    email: 'moderator@sample.example',
    displayName: 'Sample Moderator',
    username: 'sample-moderator',
  },
  { role: 'admin', email: 'admin@sample.example', displayName: 'Sample Admin', username: 'sample-admin' },
] as const;
type SampleAccount = (typeof SAMPLE_ACCOUNTS)[number];

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
