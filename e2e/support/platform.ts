import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its own port and data folder, so that a developer's running platform is left alone. */
export const PLATFORM_PORT = Number(process.env['E2E_PORT'] ?? 4298);
export const REPOSITORY = join(import.meta.dirname, '../..');
export const DATA_DIR = join(REPOSITORY, process.env['E2E_DATA_DIR'] ?? '.local/e2e');

export interface SampleAccount {
  email: string;
  password: string;
}

/** The local sign-ins that the platform made at its start. */
export function sampleAccounts(): Record<'member' | 'moderator' | 'admin', SampleAccount> {
  return JSON.parse(readFileSync(join(DATA_DIR, 'sample-accounts.json'), 'utf8'));
}
