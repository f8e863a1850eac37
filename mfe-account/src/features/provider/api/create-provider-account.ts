import type { ProviderAccount } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export function createProviderAccount(body: ProviderAccount): Promise<unknown> {
  return apiClient.post('/api/auth/provider/account', { body, retry: false });
}
