import { readFileSync } from 'node:fs';
import { signingKey, type SigningKey } from '@waymark/registry';

const FILE = 'file:';

/** From REGISTRY_SIGNING_KEY: a private key as PKCS8 PEM, or `file:` and the path of one. */
export function signingKeyFrom(setting: string): SigningKey {
  return signingKey(setting.startsWith(FILE) ? readFileSync(setting.slice(FILE.length), 'utf8') : setting);
}
