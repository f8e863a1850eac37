import { once } from 'node:events';
import { z } from 'zod';
import { roleSchema } from '@waymark/contracts-core';
import { emailSchema } from '@waymark/contracts-account';
import { ChangeRoleUseCase } from '../member/change-role/change-role.use-case';
import { openCommandTools } from './command-tools';
import { runCommand } from './run-command';

const USAGE = 'Usage: grant-role <email> <member|moderator|admin>';
const argumentsSchema = z.tuple([emailSchema, roleSchema.exclude(['visitor'])]);
const environmentSchema = z.object({ DATABASE_URL: z.string().min(1), REDIS_URL: z.string().optional() });

await runCommand(async () => {
  const given = argumentsSchema.safeParse(process.argv.slice(2));
  if (!given.success) throw new Error(USAGE);
  const [email, role] = given.data;
  const tools = openCommandTools(environmentSchema.parse(process.env));
  try {
    // Without Redis the role still changes; sessions then end within a minute.
    if (tools.redis) await once(tools.redis, 'ready', { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    const isChanged = await new ChangeRoleUseCase(tools).execute(email, role);
    process.stdout.write(isChanged ? `Role ${role} granted.\n` : `The role was ${role} already.\n`);
  } finally {
    await tools.close();
  }
});
