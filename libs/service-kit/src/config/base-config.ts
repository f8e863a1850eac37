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
