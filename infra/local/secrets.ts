import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from './paths';

const FILE = join(LOCAL, 'secrets.json');

/** This checkout's own passwords: made once, readable by its owner alone. Names must not change: data is locked with them. */
export function secret(name: string): string {
  const known = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {};
  const existing = known[name];
  if (existing !== undefined) return existing;
  const made = randomBytes(32).toString('base64url');
  mkdirSync(LOCAL, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...known, [name]: made }, null, 2)}\n`, { mode: 0o600 });
  return made;
}
