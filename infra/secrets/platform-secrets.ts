import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { publicKeyText } from '@waymark/registry';
import { signingKeyFrom } from '@waymark/release/registry';
import { natsUsers } from './nats-users';

/** Generated passwords by name. */
export type Passwords = Record<string, string>;

const SIGNING_KEY = 'registry_signing_key';

/** Hex needs no escaping in a URL, a configuration file or a shell. */
function password(known: Passwords, name: string): string {
  return (known[name] ??= randomBytes(32).toString('hex'));
}

function signingKeyPem(known: Passwords): string {
  return (known[SIGNING_KEY] ??= generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString());
}

/**
 * Returns every secret of a platform in containers, by file name; creates missing passwords and adds them to `known`.
 * Each process has its own broker user and each slice its own database. Secrets that somebody fills in by hand (a mail
 * server, photo storage) start empty.
 */
export function platformSecrets(
  known: Passwords,
  slices: readonly string[],
  natsNodes: readonly string[],
  byHand: readonly string[],
): Record<string, string> {
  const nats = (user: string) =>
    natsNodes.map((node) => `nats://${user}:${password(known, `${user}_nats`)}@${node}:4222`).join(',');
  const files: Record<string, string> = {};
  for (const slice of slices) {
    const database = (role: string) =>
      `postgresql://${slice}_${role}:${password(known, `${slice}_${role}`)}@${slice}-postgres:5432/${slice}`;
    const admin = (files[`${slice}_postgres_password`] = password(known, `${slice}_postgres`));
    files[`${slice}_database_admin_url`] = `postgresql://postgres:${admin}@${slice}-postgres:5432/postgres`;
    files[`${slice}_migrate_url`] = database('owner');
    files[`${slice}_database_url`] = database('app');
    files[`${slice}_nats_url`] = nats(slice);
  }
  const redis = password(known, 'redis');
  const meilisearch = password(known, 'meilisearch');
  const signer = signingKeyPem(known);
  return {
    ...files,
    gateway_nats_url: nats('gateway'),
    publisher_nats_url: nats('publisher'),
    'nats_users.conf': natsUsers(
      Object.fromEntries(['gateway', 'publisher', ...slices].map((user) => [user, password(known, `${user}_nats`)])),
      password(known, 'nats_routes'),
      natsNodes,
    ),
    redis_url: `redis://:${redis}@redis:6379`,
    'redis.conf': `requirepass ${redis}\nprotected-mode yes\nappendonly no\nsave 60 1\ndir /data\nmaxmemory 256mb\nmaxmemory-policy volatile-lru\n`,
    meili_key: meilisearch,
    'meilisearch.toml': `master_key = "${meilisearch}"\nenv = "production"\nno_analytics = true\nhttp_addr = "0.0.0.0:7700"\ndb_path = "/meili_data/data.ms"\ndump_dir = "/meili_data/dumps"\nsnapshot_dir = "/meili_data/snapshots"\n`,
    identity_secret: password(known, 'identity'),
    password_pepper: password(known, 'pepper'),
    secrets_key: password(known, 'secrets_key'),
    ...Object.fromEntries(byHand.map((name) => [name, ''])),
    registry_signing_key: signer,
    registry_public_keys: publicKeyText(signingKeyFrom(signer).publicKey),
  };
}
