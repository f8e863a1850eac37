import type { EndpointOutput } from '@waymark/contracts-core';
import type { verifyEmail as contract } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

export type VerifiedEmail = EndpointOutput<typeof contract>;

export function verifyEmail(token: string): Promise<VerifiedEmail> {
  return apiClient.post<VerifiedEmail>('/api/auth/verify-email', { body: { token }, retry: false });
}
