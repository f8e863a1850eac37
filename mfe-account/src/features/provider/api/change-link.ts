import { apiClient } from '@waymark/mfe-kit';

export function linkProvider(): Promise<{ url: string }> {
  return apiClient.post('/api/auth/provider/link');
}

export function unlinkProvider(): Promise<void> {
  return apiClient.delete('/api/auth/provider');
}
