import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from './paths';

const FILE = join(LOCAL, 'secrets.json');

/**
 * Returns one of this checkout's own passwords: created once, readable only by its owner. Names must not change,
 * because existing data uses the passwords.
 */
export function secret(name: string): string {
  const known = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {};
  const existing = known[name];
  if (existing !== undefined) return existing;
  const made = randomBytes(32).toString('base64url');
  mkdirSync(LOCAL, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...known, [name]: made }, null, 2)}\n`, { mode: 0o600 });
  return made;
}
