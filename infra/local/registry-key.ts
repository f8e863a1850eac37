import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SigningKey } from '@waymark/registry';
import { signingKeyFrom } from '@waymark/release/registry';
import { LOCAL } from './paths';

const FILE = join(LOCAL, 'registry-signing-key.pem');

/**
 * Returns the signing key for publishing: from the environment, else this data folder's own, created once and readable
 * only by its owner.
 */
export function localSigningKey(): SigningKey {
  const given = process.env['REGISTRY_SIGNING_KEY'];
  if (given) return signingKeyFrom(given);
  if (!existsSync(FILE)) {
    mkdirSync(LOCAL, { recursive: true });
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(FILE, pem, { mode: 0o600 });
  }
  return signingKeyFrom(`file:${FILE}`);
}
