import { apiClient } from '@waymark/mfe-kit';

export function endOtherSessions(): Promise<void> {
  return apiClient.delete('/api/auth/sessions');
}
