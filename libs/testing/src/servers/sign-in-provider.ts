import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const CLIENT: Client = { id: 'waymark', secret: 'a secret between the provider and this site' };
const SCOPE = 'openid email profile';

interface Client {
  id: string;
  secret: string;
}

/** A person with an account at the provider, with OpenID Connect's standard claims. */
export interface ProvidedPerson {
  name?: string;
  given_name?: string;
  family_name?: string;
  email?: string;
  email_verified?: boolean;
  picture?: string;
}

export interface SignInProvider {
  issuer: string;
  /** The account service's settings for this provider. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

interface Options {
  /** The origin of the site to which people return. */
  siteOrigin: string;
  /** By subject. More can be added while it runs. */
  people: Record<string, ProvidedPerson>;
  port?: number;
  /** The site's client ID and secret. */
  client?: Client;
  /** Whether email and names are in the ID token, as with some providers, or only behind the userinfo endpoint. */
  claimsInToken?: boolean;
}

/**
 * Starts a real OpenID Connect provider on this machine. Its sign-in page lists its people; `?as=<sub>` picks one,
 * `?as=` cancels.
 */
export async function startSignInProvider({
  siteOrigin,
  people,
  port = 0,
  client = CLIENT,
  claimsInToken = false,
}: Options): Promise<SignInProvider> {
  let handle = (_request: IncomingMessage, response: ServerResponse): void => void response.end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = createProvider({ issuer, siteOrigin, people, client, claimsInToken });
  const serve = provider.callback();
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, people, request, response);
    else void serve(request, response);
  };
  return {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, OIDC_NAME: 'Example ID' },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createProvider({
  issuer,
  siteOrigin,
  people,
  client,
  claimsInToken,
}: Required<Omit<Options, 'port'>> & { issuer: string }): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${siteOrigin}/api/auth/provider/callback`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    conformIdTokenClaims: !claimsInToken,
    jwks: { keys: [signingKey()] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    cookies: { keys: ['a key for cookies of tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...people[sub], sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256', kid: 'of this test' };
}

async function interact(
  provider: Provider,
  people: Record<string, ProvidedPerson>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const chosen = new URL(request.url ?? '/', provider.issuer).searchParams.get('as');
  if (chosen === null) return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page(people));
  const cancelled = { error: 'access_denied', error_description: 'Cancelled' };
  await provider.interactionFinished(request, response, chosen === '' ? cancelled : { login: { accountId: chosen } });
}

function page(people: Record<string, ProvidedPerson>): string {
  const links = Object.entries(people).map(
    ([sub, { name }]) => `<li><a href="?as=${encodeURIComponent(sub)}">${name ?? sub}</a></li>`,
  );
  return `<!doctype html><html lang="en"><title>Example ID</title><h1>Sign in with Example ID</h1><ul>${links.join('')}</ul><a href="?as=">Cancel</a></html>`;
}
