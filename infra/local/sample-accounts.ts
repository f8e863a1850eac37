import { existsSync, readFileSync } from 'node:fs';
import { SAMPLE_ACCOUNTS_FILE } from './paths';
import { runCommand } from './run-command';

type Accounts = Record<string, { email: string; password: string }>;

/** Creates one member, one moderator and one administrator, with passwords for this checkout. Local mode only. */
export async function sampleAccounts(env: Record<string, string>): Promise<Accounts> {
  await runCommand('account', 'create-sample-accounts', env);
  return existsSync(SAMPLE_ACCOUNTS_FILE) ? (JSON.parse(readFileSync(SAMPLE_ACCOUNTS_FILE, 'utf8')) as Accounts) : {};
}
