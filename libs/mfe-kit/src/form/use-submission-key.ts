import { useCallback, useRef } from 'react';
import { randomKey } from '../api-client';

/**
 * Returns a form's idempotency key: the same for the same body, so that a retry after a lost response is performed
 * only once. A different body gets a new key.
 */
export function useSubmissionKey(): (body: unknown) => string {
  const sent = useRef({ words: '', key: '' });
  return useCallback((body) => {
    const words = JSON.stringify(body);
    if (sent.current.words !== words) sent.current = { words, key: randomKey() };
    return sent.current.key;
  }, []);
}
