import { PLATFORM_PORT } from './platform';

/** The port of a local sign-in provider that runs only during a journey. */
export const PROVIDER_PORT = PLATFORM_PORT + 1000;

/** The platform's environment variables for this provider. */
export const PROVIDER_ENV = {
  OIDC_ISSUER: `http://localhost:${PROVIDER_PORT}`,
  OIDC_CLIENT_ID: 'waymark',
  OIDC_CLIENT_SECRET: 'a secret between the provider and this site',
  OIDC_NAME: 'Example ID',
};
