import { type ProvidedPerson, type SignInProvider, startSignInProvider } from '@waymark/testing/sign-in-provider';
import { PLATFORM_PORT } from './platform';
import { PROVIDER_ENV, PROVIDER_PORT } from './provider-env';

/** Starts the provider from the platform's settings, with these people by subject. */
export function startProvider(people: Record<string, ProvidedPerson>): Promise<SignInProvider> {
  const client = { id: PROVIDER_ENV.OIDC_CLIENT_ID, secret: PROVIDER_ENV.OIDC_CLIENT_SECRET };
  return startSignInProvider({ siteOrigin: `http://localhost:${PLATFORM_PORT}`, people, port: PROVIDER_PORT, client });
}
