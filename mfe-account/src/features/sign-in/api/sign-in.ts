import type { CurrentUser, SignIn } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function signIn(body: SignIn): Promise<CurrentUser> {
  return apiClient.post<CurrentUser>('/api/auth/login', { body, retry: false });
}
