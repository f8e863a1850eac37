import { z } from 'zod';
import { openCommandTools } from './command-tools';
import { ensureSampleAccount } from './ensure-sample-account';
import { runCommand } from './run-command';
import { SAMPLE_ACCOUNTS, type SampleAccountsFile, readSampleAccounts, writeSampleAccounts } from './sample-accounts';

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
