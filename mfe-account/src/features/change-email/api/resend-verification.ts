import { apiClient } from '@waymark/mfe-kit';

export function resendVerification(): Promise<void> {
  return apiClient.post<void>('/api/auth/verify-email/resend', { retry: false });
}
