import { PLATFORM_PORT } from './platform';

/** A sign-in provider on this machine, which answers only while a journey runs it. */
export const PROVIDER_PORT = PLATFORM_PORT + 1000;

/** What the platform is told of it at its start. */
export const PROVIDER_ENV = {
  OIDC_ISSUER: `http://localhost:${PROVIDER_PORT}`,
  OIDC_CLIENT_ID: 'waymark',
  OIDC_CLIENT_SECRET: 'a secret between the provider and this site',
  OIDC_NAME: 'Example ID',
};
