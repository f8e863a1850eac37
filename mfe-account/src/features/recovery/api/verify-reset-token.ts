import type { ResetTokenOwner } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

/** The masked e-mail address of the account that the token is for. */
export function verifyResetToken(token: string, signal: AbortSignal): Promise<ResetTokenOwner> {
  return apiClient.get<ResetTokenOwner>(`/api/auth/verify-reset-token/${encodeURIComponent(token)}`, { signal });
}
