import { z } from 'zod';
import { accountConfigSchema } from '../config';
import { reseal } from '../privacy/reseal';
import { SecretBox } from '../support/secret-box';
import { openCommandTools } from './command-tools';
import { runCommand } from './run-command';

const environmentSchema = z.object({
  DATABASE_URL: z.string().min(1),
  SECRETS_KEY: accountConfigSchema.shape.SECRETS_KEY,
  SECRETS_KEYS_BEFORE: accountConfigSchema.shape.SECRETS_KEYS_BEFORE,
});

await runCommand(async () => {
  const { DATABASE_URL, ...keys } = environmentSchema.parse(process.env);
  const tools = openCommandTools({ DATABASE_URL });
  try {
    process.stdout.write(`${await reseal(tools.prisma, new SecretBox(keys))} texts are sealed with the new key now.\n`);
  } finally {
    await tools.close();
  }
});
