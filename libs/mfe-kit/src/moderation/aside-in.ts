import type { HiddenContent } from '@waymark/contracts-core';
import { ApiError } from '../api-error';

/** Returns how moderators hid the requested content; null for any other failure. */
export function asideIn(error: unknown): HiddenContent['state'] | null {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'content.hidden') return 'hidden';
  return code === 'content.removed' ? 'removed' : null;
}
