import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Has its own port and data folder, to leave a developer's running platform alone. */
export const PLATFORM_PORT = Number(process.env['E2E_PORT'] ?? 4298);
export const REPOSITORY = join(import.meta.dirname, '../..');
export const DATA_DIR = join(REPOSITORY, process.env['E2E_DATA_DIR'] ?? '.local/e2e');

export interface SampleAccount {
  email: string;
  password: string;
}

/** Returns the local sign-ins that the platform created at its start. */
export function sampleAccounts(): Record<'member' | 'moderator' | 'admin', SampleAccount> {
  return JSON.parse(readFileSync(join(DATA_DIR, 'sample-accounts.json'), 'utf8'));
}
