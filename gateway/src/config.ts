import { readFileSync } from 'node:fs';
import {
  baseMapSchema,
  modeOf,
  operatorEnvShape,
  pictureHostsSchema,
  productionFaults,
  withEnvFiles,
} from '@waymark/contracts-core';
import { publicKeys } from '@waymark/registry';
import { z } from 'zod';
import { REDIS_COMMAND_MS } from './session/create-redis';

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

/** All settings that the gateway reads from its environment. */
export const gatewayConfigSchema = z
  .object({
    /** Mode of the site; if it is not set, `modeOf` decides. */
    MODE: z.enum(['local', 'production']),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
    /** Metrics, detailed readiness and source maps, for operators; never reachable from outside. */
    INTERNAL_HOST: z.string().default('127.0.0.1'),
    INTERNAL_PORT: z.coerce.number().int().min(0).max(65_535).default(9090),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** One address, or those of a cluster's nodes separated by commas. */
    NATS_URL: z.string().regex(/^nats:\/\//, 'needs a nats:// address'),
    REDIS_URL: z.url(),
    /** Milliseconds before a command counts as failed; tests on a loaded machine use more. */
    REDIS_COMMAND_MS: z.coerce.number().int().positive().default(REDIS_COMMAND_MS),
    IDENTITY_SECRET: z.string().min(32, 'needs at least 32 characters'),
    /** Folder that holds `r/<slice>/<version>/`. */
    ARTEFACTS_DIR: z.string().min(1),
    /** File with the last good registry, used when the broker is down or has lost it. */
    SNAPSHOT_FILE: z.string().min(1),
    /**
     * Public keys of everyone who may publish: the gateway only serves files signed with one of them. Base64 SPKI DER,
     * comma-separated.
     */
    REGISTRY_PUBLIC_KEYS: keyList,
    PUBLIC_ORIGIN: z.url().optional(),
    /** Address of the renderer; without it, browsers render every page. */
    RENDERER_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** File with a JSON list of advertisements (contracts/core ad.ts); without it, there are none. */
    ADS_FILE: z.string().min(1).optional(),
    /**
     * The operator's street map and its attribution (contracts/core base-map-env.ts); without it, pages show our own
     * map.
     */
    BASE_MAP: baseMapSchema.optional(),
    /** Hosts that members' pictures may come from; the page's Content Security Policy allows them. */
    PICTURE_HOSTS: pictureHostsSchema,
    /** The payment provider's script. Only the donation page's Content Security Policy allows its origin. */
    STRIPE_SCRIPT: z.url({ protocol: /^https?$/ }).optional(),
    ...operatorEnvShape,
    SESSION_COOKIE_SECURE: flag,
    /** OTLP/HTTP collector of traces; without it, nothing is recorded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    /** Share of requests that are traced, 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
    /** Multiplies every rate limit, because benchmarks and browser tests send everything from one IP address. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /** Number of our own proxies in front of the gateway that add to X-Forwarded-For. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  })
  .transform((env) => ({
    ...env,
    PUBLIC_ORIGIN: new URL(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
  }));

export type GatewayConfig = z.output<typeof gatewayConfigSchema>;

const NAMES = Object.keys(gatewayConfigSchema.in.shape);

/**
 * Parses the environment; `NAME_FILE` reads a variable from a file (container secrets). The error message names each
 * variable that is missing or wrong, never its value.
 */
export function readConfig(env: Record<string, string | undefined>): GatewayConfig {
  const given = withEnvFiles(env, NAMES, (file) => readFileSync(file, 'utf8'));
  const parsed = gatewayConfigSchema.safeParse({ ...given.env, MODE: modeOf(given.env) });
  const wrong = parsed.success
    ? productionFaults(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const lines = [...given.problems, ...wrong];
  if (parsed.success && lines.length === 0) return parsed.data;
  throw new Error(`The gateway's settings are not valid:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
