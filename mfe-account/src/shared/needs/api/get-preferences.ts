import type { Preferences } from '@waymark/contracts-account';
import { ApiError, apiClient } from '@waymark/mfe-kit';

export const preferencesPath = (memberId: number) => `/api/accessibility-preferences/${memberId}`;

/** The member's own saved preferences; null while there are none. */
export async function getPreferences(memberId: number, signal?: AbortSignal): Promise<Preferences | null> {
  try {
    return await apiClient.get<Preferences>(preferencesPath(memberId), { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
