import type { Preferences } from '@waymark/contracts-account';
import { ApiError, call } from '@waymark/mfe-kit';
import { getPreferences as endpoint } from '../../../endpoints';

/** The member's own saved preferences; null while there are none. */
export async function getPreferences(userId: number, signal?: AbortSignal): Promise<Preferences | null> {
  try {
    return await call(endpoint, { params: { userId }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
