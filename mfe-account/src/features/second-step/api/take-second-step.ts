import type { SecondStep } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function takeSecondStep(body: SecondStep): Promise<unknown> {
  return apiClient.post('/api/auth/login/second-step', { body, retry: false });
}
