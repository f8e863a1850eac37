import type { z } from 'zod';
import { ConfigError } from './config-error';

/**
 * Reads the configuration once.
 * Throws a ConfigError that names each wrong variable and never its value, which may be a secret.
 */
export function loadConfig<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined> = process.env,
): z.output<S> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
