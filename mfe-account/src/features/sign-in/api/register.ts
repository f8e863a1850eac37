import type { Registration } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

/** Answers the same body for a new and for a known e-mail; the session tells which it was. */
export function register(body: Registration): Promise<unknown> {
  return apiClient.post('/api/auth/register', { body, retry: false });
}
