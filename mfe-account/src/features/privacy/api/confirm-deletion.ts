import { apiClient } from '@waymark/mfe-kit';

interface DeletionConfirmed {
  finishedBefore: string;
}

export function confirmDeletion(token: string): Promise<DeletionConfirmed> {
  return apiClient.post('/api/privacy/delete/confirm', { body: { token }, retry: false });
}
