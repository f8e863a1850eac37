import { apiClient } from '@waymark/mfe-kit';

export function prove(password: string): Promise<void> {
  return apiClient.post('/api/auth/prove', { body: { password } });
}
