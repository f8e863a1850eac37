import type { ResetPassword } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function resetPassword(body: ResetPassword): Promise<void> {
  return apiClient.post<void>('/api/auth/reset-password', { body, retry: false });
}
