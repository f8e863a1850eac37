import { cleanLine, readEmail } from '@waymark/contracts-core';
import type { ProviderPerson } from './provider-person';

const NAME_MAX = 100;
const URL_MAX = 2000;

/** Claims of a provider (OpenID Connect Core, 5.1), read as what any stranger may have written. */
export function readClaims(claims: Readonly<Record<string, unknown>>): ProviderPerson {
  const name = (key: string) => textOf(claims[key], NAME_MAX);
  const [firstName, lastName] = [name('given_name'), name('family_name')];
  const full = [firstName, lastName].filter(Boolean).join(' ').slice(0, NAME_MAX);
  return {
    issuer: String(claims['iss']),
    sub: String(claims['sub']),
    email: claims['email_verified'] === true ? emailOf(claims['email']) : null,
    firstName,
    lastName,
    displayName: (name('name') ?? full) || (name('preferred_username') ?? ''),
    profileImageUrl: pictureOf(claims['picture']),
  };
}

function textOf(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  return cleanLine(value).slice(0, max).trim() || null;
}

const emailOf = (value: unknown): string | null => (typeof value === 'string' ? readEmail(value) : null);

// Kept as an address, never fetched by us.
function pictureOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > URL_MAX || !URL.canParse(value)) return null;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && !username && !password ? value : null;
}
