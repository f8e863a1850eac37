import type { AuthenticatorSetup, RecoveryCodes } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/auth/authenticator';

/** The calls of the section, by what they do. */
export const authenticatorApi = {
  start: () => apiClient.post<AuthenticatorSetup>(PATH),
  confirm: (code: string) => apiClient.post<RecoveryCodes>(`${PATH}/confirm`, { body: { code }, retry: false }),
  remove: () => apiClient.delete<void>(PATH),
  renewRecoveryCodes: () => apiClient.post<RecoveryCodes>(`${PATH}/recovery-codes`),
};
