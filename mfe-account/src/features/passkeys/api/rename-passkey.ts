import type { PasskeyView } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function renamePasskey(id: number, name: string): Promise<PasskeyView> {
  return apiClient.patch(`/api/auth/passkeys/${id}`, { body: { name } });
}
