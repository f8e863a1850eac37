import type { ChangeEmail } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function changeEmail(body: ChangeEmail): Promise<void> {
  return apiClient.post<void>('/api/auth/change-email', { body, retry: false });
}
