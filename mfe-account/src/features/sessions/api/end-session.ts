import { apiClient } from '@waymark/mfe-kit';

export function endSession(id: string): Promise<void> {
  return apiClient.delete(`/api/auth/sessions/${id}`);
}
