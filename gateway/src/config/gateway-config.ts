import { baseMapSchema, operatorEnvShape, pictureHostsSchema } from '@waymark/contracts-core';
import { publicKeys } from '@waymark/registry';
import { z } from 'zod';
import { REDIS_COMMAND_MS } from '../session/create-redis';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const keyList = z.string().transform((list, context) => {
  try {
    return publicKeys(list);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is not a list of keys' });
    return z.NEVER;
  }
});

/** Everything the gateway reads from its environment. */
export const gatewayConfigSchema = z
  .object({
    /** Where it is not set, `modeOf` decides. */
    MODE: z.enum(['local', 'production']),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
    /** Figures, readiness with details and source maps: for whoever runs the site, never behind the front door. */
    INTERNAL_HOST: z.string().default('127.0.0.1'),
    INTERNAL_PORT: z.coerce.number().int().min(0).max(65_535).default(9090),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** One address, or those of a cluster's nodes separated by commas. */
    NATS_URL: z.string().regex(/^nats:\/\//, 'needs a nats:// address'),
    REDIS_URL: z.url(),
    /** Milliseconds until a command counts as failed; tests on a loaded machine wait longer. */
    REDIS_COMMAND_MS: z.coerce.number().int().positive().default(REDIS_COMMAND_MS),
    IDENTITY_SECRET: z.string().min(32, 'needs at least 32 characters'),
    /** Folder that holds `r/<slice>/<version>/`. */
    ARTEFACTS_DIR: z.string().min(1),
    /** The last good registry, read when the broker is down or has lost it. */
    SNAPSHOT_FILE: z.string().min(1),
    /** Of those who may publish: only what one of them signed is served. Base64 SPKI DER, comma separated. */
    REGISTRY_PUBLIC_KEYS: keyList,
    PUBLIC_ORIGIN: z.url().optional(),
    /** Of the renderer; without it browsers draw every page. */
    RENDERER_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** JSON list of advertisements (contracts/core ad.ts); without it there are none. */
    ADS_FILE: z.string().min(1).optional(),
    /** The operator's map with streets, and whom to name for it (contracts/core base-map-env.ts); without it ours is drawn. */
    BASE_MAP: baseMapSchema.optional(),
    /** Hosts from which members may show pictures: the page's policy lets them in. */
    PICTURE_HOSTS: pictureHostsSchema,
    /** The payment provider's script: the policy of the page for giving, and no other, lets its origin in. */
    STRIPE_SCRIPT: z.url({ protocol: /^https?$/ }).optional(),
    ...operatorEnvShape,
    SESSION_COOKIE_SECURE: flag,
    /** Collector of traces (OTLP over HTTP); without it nothing is recorded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    /** How much of what people do is recorded, 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
    /** Multiplies every rate limit: benches and browser tests come from one address. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /** How many proxies of ours stand in front and add to X-Forwarded-For. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  })
  .transform((env) => ({
    ...env,
    PUBLIC_ORIGIN: new URL(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
  }));

export type GatewayConfig = z.output<typeof gatewayConfigSchema>;
