import { Inject, Injectable } from '@nestjs/common';
import { cleanLine, readEmail } from '@waymark/contracts-core';
import { CONFIG } from '@waymark/service-kit';
import * as oidc from 'openid-client';
import type { AccountConfig } from '../../config';
import type { ProviderFlow } from './provider-flow';

/** A person as the provider describes them. */
export interface ProviderPerson {
  issuer: string;
  sub: string;
  /** Email address; only if the provider confirms that it is theirs. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  displayName: string;
  profileImageUrl: string | null;
}

const NAME_MAX = 100;
const URL_MAX = 2000;

/** Parses a provider's claims (OpenID Connect Core, 5.1); treats them as untrusted input. */
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

// Returns the picture's URL. It is only stored; our servers never request it.
function pictureOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > URL_MAX || !URL.canParse(value)) return null;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && !username && !password ? value : null;
}

const CALLBACK_PATH = '/api/auth/provider/callback';

// Seconds for each request: the gateway waits three for the whole page.
const CALL_SECONDS = 2;

/**
 * Client of the configured provider: OpenID Connect's code flow with PKCE. Discovery happens on first use, because the
 * provider may start after us.
 */
@Injectable()
export class ProviderClient {
  private found: Promise<oidc.Configuration> | null = null;

  constructor(@Inject(CONFIG) private readonly config: AccountConfig) {}

  /** Null when no provider is configured. */
  get name(): string | null {
    return this.config.OIDC_ISSUER ? (this.config.OIDC_NAME ?? new URL(this.config.OIDC_ISSUER).hostname) : null;
  }

  /** Returns the address at which the browser signs in. Throws when the provider is unreachable. */
  async signInUrl({ state, nonce, codeVerifier }: ProviderFlow): Promise<string> {
    const url = oidc.buildAuthorizationUrl(await this.provider(), {
      redirect_uri: this.callbackUrl,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return url.href;
  }

  /** Returns the person from the callback's query string. Throws when state, nonce, PKCE or the token are invalid. */
  async person(search: string, { state, nonce, codeVerifier }: ProviderFlow): Promise<ProviderPerson> {
    const provider = await this.provider();
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    };
    const tokens = await oidc.authorizationCodeGrant(provider, new URL(this.callbackUrl + search), checks);
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token');
    if (claims['email'] !== undefined) return readClaims(claims);
    // Asks for the user's data, because some providers include only the subject in the token.
    const more = await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub);
    return readClaims({ ...more, iss: claims.iss, sub: claims.sub });
  }

  private get callbackUrl(): string {
    return new URL(CALLBACK_PATH, this.config.PUBLIC_ORIGIN).href;
  }

  private provider(): Promise<oidc.Configuration> {
    this.found ??= this.discover().catch((error: unknown) => {
      this.found = null;
      throw error;
    });
    return this.found;
  }

  private discover(): Promise<oidc.Configuration> {
    const { MODE, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = this.config;
    if (!OIDC_ISSUER || !OIDC_CLIENT_ID) throw new Error('No provider is set up');
    // A provider on the developer's own machine uses plain HTTP.
    const execute = MODE === 'local' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      execute,
      timeout: CALL_SECONDS,
    });
  }
}
