import { join } from 'node:path';
import { publicKeyText } from '@waymark/registry';
import type { DatabaseUrls } from './databases';
import { giftEnv, stripeScriptEnv } from './local-stripe';
import { meilisearchKey } from './meilisearch';
import { natsReplicas } from './nats';
import { ARTEFACTS, LOCAL, SAMPLE_ACCOUNTS_FILE } from './paths';
import { localSigningKey } from './registry-key';
import { secret } from './secrets';
import type { Servers } from './servers';

type Env = Record<string, string>;

function common(port: number, servers: Servers): Env {
  const cookies = process.env['SESSION_COOKIE_SECURE'] ?? 'false';
  return {
    NODE_ENV: 'production',
    MODE: 'local',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    NATS_URL: servers.nats.url,
    NATS_REPLICAS: String(natsReplicas(servers.nats.url)),
    IDENTITY_SECRET: secret('identity'),
    SESSION_COOKIE_SECURE: cookies,
    RATE_LIMIT_FACTOR: process.env['RATE_LIMIT_FACTOR'] ?? '1',
    ...given('OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER_ARG'),
  };
}

const publicOrigin = (gatewayPort: number) => process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${gatewayPort}`;

/** The local site has no operator; no mail reaches this address (RFC 2606). */
const OPERATOR: Env = { OPERATOR_EMAIL: 'contact@waymark.example' };
const operator = (): Env =>
  Object.fromEntries(
    ['OPERATOR_NAME', 'OPERATOR_EMAIL', 'OPERATOR_ADDRESS', 'OPERATOR_SOCIAL_URL', 'OPERATOR_FOUNDERS'].map((name) => [
      name,
      process.env[name] ?? OPERATOR[name] ?? '',
    ]),
  );

/** Settings from the environment of `npm start`; for missing ones the service's default applies. */
const given = (...names: string[]): Env =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Settings for sign-in through a provider, where there is one, and for retention and waiting periods. */
const ofAccount = (): Env =>
  given(
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_NAME',
    'SECRETS_KEYS_BEFORE',
    'DATA_RETENTION_MONTHS',
    'EXPORT_WAIT_SECONDS',
  );

/**
 * Without a mail server, email stays at /mailbox. Developers may get reset tokens in responses instead
 * (DEV_RESET_TOKEN=1).
 */
function mail(): Env {
  const development: Env =
    process.env['DEV_RESET_TOKEN'] === '1' ? { NODE_ENV: 'development', DEV_RESET_TOKEN: '1' } : {};
  return { ...given('SMTP_URL', 'MAIL_FROM'), ...development };
}

/** Each service gets what it needs, and no other service's database. */
export function serviceEnv(slice: string, port: number, servers: Servers, database: DatabaseUrls): Env {
  const env = { ...common(port, servers), DATABASE_URL: database.appUrl };
  if (slice === 'reviews')
    return {
      ...env,
      MEILI_URL: servers.meilisearch.url,
      MEILI_KEY: meilisearchKey(),
      PHOTO_DIR: join(LOCAL, 'photos'),
      PUBLIC_ORIGIN: publicOrigin(Number(process.env['PORT'] ?? 4200)),
    };
  if (slice === 'maps')
    return {
      ...env,
      ...given('AUTHORITIES_FILE'),
      PHOTO_DIR: join(LOCAL, 'photos'),
      PUBLIC_ORIGIN: publicOrigin(Number(process.env['PORT'] ?? 4200)),
    };
  if (slice === 'community')
    return {
      ...env,
      ...operator(),
      ...given('PICTURE_HOSTS', 'NOTICE_MAIL_SECONDS', 'SUGGESTION_MINUTES'),
      ...given('SUGGESTION_MODEL_URL', 'SUGGESTION_MODEL_KEY', 'SUGGESTION_MODEL', 'SUGGESTION_MODEL_TOKENS_A_MONTH'),
      PHOTO_DIR: join(LOCAL, 'photos'),
    };
  if (slice !== 'account') return env;
  const password = {
    PASSWORD_PEPPER: secret('pepper'),
    SECRETS_KEY: secret('secrets'),
    AUTH_PASSWORD_MIN: process.env['AUTH_PASSWORD_MIN'] ?? '6',
  };
  return {
    ...env,
    ...operator(),
    ...ofAccount(),
    REDIS_URL: servers.redis.url,
    PUBLIC_ORIGIN: publicOrigin(Number(process.env['PORT'] ?? 4200)),
    ...password,
    ...mail(),
    ...giftEnv(servers.stripe),
    AUTH_LIMIT_FACTOR: process.env['AUTH_LIMIT_FACTOR'] ?? '1',
    STAFF_SECOND_STEP: process.env['STAFF_SECOND_STEP'] ?? 'optional',
    SAMPLE_ACCOUNTS_FILE,
  };
}

export function rendererEnv(port: number): Env {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    ARTEFACTS_DIR: ARTEFACTS,
    REGISTRY_PUBLIC_KEYS: publicKeyText(localSigningKey().publicKey),
    ...given('RENDER_THREADS'),
  };
}

export interface GatewayPorts {
  port: number;
  /** For metrics and details; loopback only. */
  internalPort: number;
  /** The port that people use, when that is the front door's. */
  publicPort?: number;
}

/** `renderer`: the renderer's origin, if there is one. */
export function gatewayEnv(
  { port, internalPort, publicPort = port }: GatewayPorts,
  servers: Servers,
  renderer?: string,
): Env {
  const host = publicPort === port ? (process.env['HOST'] ?? '127.0.0.1') : '127.0.0.1';
  return {
    ...common(port, servers),
    HOST: host,
    INTERNAL_HOST: '127.0.0.1',
    INTERNAL_PORT: String(internalPort),
    ...operator(),
    REDIS_URL: servers.redis.url,
    REGISTRY_PUBLIC_KEYS: publicKeyText(localSigningKey().publicKey),
    ARTEFACTS_DIR: ARTEFACTS,
    SNAPSHOT_FILE: join(LOCAL, 'registry-snapshot.json'),
    PUBLIC_ORIGIN: publicOrigin(publicPort),
    ...(renderer ? { RENDERER_URL: renderer } : {}),
    ...given('PICTURE_HOSTS'),
    ...stripeScriptEnv(servers.stripe),
    ...(process.env['BASE_MAP'] ? { BASE_MAP: process.env['BASE_MAP'] } : {}),
    ...(process.env['ADS_FILE'] ? { ADS_FILE: process.env['ADS_FILE'] } : {}),
  };
}
