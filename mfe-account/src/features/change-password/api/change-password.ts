import type { ChangePassword } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function changePassword(body: ChangePassword): Promise<void> {
  return apiClient.post<void>('/api/auth/change-password', { body, retry: false });
}
