import { apiClient } from '@waymark/mfe-kit';

export function cancelDeletion(): Promise<void> {
  return apiClient.delete('/api/privacy/delete');
}
