import { readFile, rename, writeFile } from 'node:fs/promises';
import { type SampleAccountsFile, sampleAccountsFileSchema } from './sample-accounts';

/** What an earlier run wrote; empty when there is none or it cannot be read. */
export async function readSampleAccounts(path: string): Promise<SampleAccountsFile> {
  try {
    return sampleAccountsFileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return {};
  }
}

/** Readable by its owner only; written aside first, so that no half file is ever seen. */
export async function writeSampleAccounts(path: string, accounts: SampleAccountsFile): Promise<void> {
  const aside = `${path}.new`;
  await writeFile(aside, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(aside, path);
}
