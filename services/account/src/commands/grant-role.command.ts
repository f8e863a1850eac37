import { emailSchema, roleSchema } from '@waymark/contracts-core';
import { once } from 'node:events';
import { z } from 'zod';
import { ChangeRole } from '../staff/change-role.use-case';
import { openCommandTools, runCommand } from './command-tools';

const USAGE = 'Usage: grant-role <email> <member|moderator|admin>';
const argumentsSchema = z.tuple([emailSchema(), roleSchema.exclude(['visitor'])]);
const environmentSchema = z.object({ DATABASE_URL: z.string().min(1), REDIS_URL: z.string().optional() });

/** Gives the member with this email address a role; returns the message to print. */
export async function grantRole(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const given = argumentsSchema.safeParse(args);
  if (!given.success) throw new Error(USAGE);
  const [email, role] = given.data;
  const tools = openCommandTools(environmentSchema.parse(environment));
  try {
    // Waits for Redis. Without it, the role still changes; sessions then end within a minute.
    if (tools.redis) await once(tools.redis, 'ready', { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    const isChanged = await new ChangeRole(tools).execute(email, role);
    return isChanged ? `Role ${role} granted.` : `The role was ${role} already.`;
  } finally {
    await tools.close();
  }
}

await runCommand(async () => {
  process.stdout.write(`${await grantRole(process.argv.slice(2), process.env)}\n`);
});
