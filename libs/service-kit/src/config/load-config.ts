import { readFileSync } from 'node:fs';
import { modeOf, productionFaults, withEnvFiles } from '@waymark/contracts-core';
import { z } from 'zod';

/** The environment is invalid; `problems` has one line for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not valid.\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/**
 * Parses the configuration; `NAME_FILE` reads any of its variables from a file (container secrets). Throws a
 * ConfigError that names each invalid variable but never its value, which may be a secret.
 */
export function loadConfig<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined> = process.env,
): z.output<S> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const given = withEnvFiles(env, names, (file) => readFileSync(file, 'utf8'));
  const parsed = schema.safeParse({ ...given.env, MODE: modeOf(given.env) });
  const wrong = parsed.success
    ? productionFaults(Object(parsed.data))
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (parsed.success && wrong.length + given.problems.length === 0) return parsed.data;
  throw new ConfigError([...given.problems, ...wrong]);
}
