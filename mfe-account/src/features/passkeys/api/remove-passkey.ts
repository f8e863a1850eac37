import { apiClient } from '@waymark/mfe-kit';

export function removePasskey(id: number): Promise<void> {
  return apiClient.delete(`/api/auth/passkeys/${id}`);
}
