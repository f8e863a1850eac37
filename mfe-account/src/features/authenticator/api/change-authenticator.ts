import { call } from '@waymark/mfe-kit';
import { confirmAuthenticator, removeAuthenticator, renewRecoveryCodes, startAuthenticator } from '../../../endpoints';

/** The calls of the section, by what they do. */
export const authenticatorApi = {
  start: () => call(startAuthenticator),
  confirm: (code: string) => call(confirmAuthenticator, { body: { code }, retry: false }),
  remove: () => call(removeAuthenticator),
  renewRecoveryCodes: () => call(renewRecoveryCodes),
};
