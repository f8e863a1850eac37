import type { ForgotPassword, ForgotPasswordAnswer } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function forgotPassword(body: ForgotPassword): Promise<ForgotPasswordAnswer> {
  return apiClient.post<ForgotPasswordAnswer>('/api/auth/forgot-password', { body, retry: false });
}
