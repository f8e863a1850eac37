import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { modeOf, productionFaults, withEnvFiles } from '@waymark/contracts-core';
import { z } from 'zod';

/** Injection token of the parsed configuration: `@Inject(CONFIG) config: ReviewsConfig`. */
export const CONFIG = Symbol('CONFIG');

/** Schema of the environment variables of every service; slices `.extend()` it with their own. */
export const baseConfigSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  /** When it is not set, `modeOf` decides. */
  MODE: z.enum(['local', 'production']),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'Use a postgresql:// address.'),
  NATS_URL: z.string().regex(/^nats:\/\//, 'Use a nats:// address.'),
  /** Nodes of the NATS cluster that store each event: 3 tolerate the loss of one. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** OTLP/HTTP collector of traces; without it, nothing is recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Shared by the gateway and the services; signs the caller's identity. */
  IDENTITY_SECRET: z.string().min(32, 'Use at least 32 characters.'),
});
export type BaseConfig = z.infer<typeof baseConfigSchema>;

/** Lets a test start several services in one process, each with its own environment. */
export const configEnvironment = new AsyncLocalStorage<Record<string, string | undefined>>();

export function currentEnvironment(): Record<string, string | undefined> {
  return configEnvironment.getStore() ?? process.env;
}

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
