import { z } from 'zod';
import { readFile, rename, writeFile } from 'node:fs/promises';

/** Reads the accounts from an earlier run; returns none when the file is missing or unreadable. */
export async function readSampleAccounts(path: string): Promise<SampleAccountsFile> {
  try {
    return sampleAccountsFileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return {};
  }
}

/** Writes the file, readable only by its owner. It writes a temporary file first, so nobody reads an incomplete one. */
export async function writeSampleAccounts(path: string, accounts: SampleAccountsFile): Promise<void> {
  const aside = `${path}.new`;
  await writeFile(aside, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(aside, path);
}

const signInSchema = z.object({ email: z.string(), password: z.string() });

/** File from a local start for the developer: credentials by role. */
export const sampleAccountsFileSchema = z.record(z.string(), signInSchema);
export type SampleAccountsFile = z.infer<typeof sampleAccountsFileSchema>;

/** Marked "Sample" wherever they appear; `.example` addresses reach nobody. */
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
export type SampleAccount = (typeof SAMPLE_ACCOUNTS)[number];
