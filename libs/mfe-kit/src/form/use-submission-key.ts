import { useCallback, useRef } from 'react';
import { randomKey } from '../api-client';

/**
 * The idempotency key of what a form sends: the same for the same words, so that what is sent again after a lost answer
 * is done once; other words are another one.
 */
export function useSubmissionKey(): (body: unknown) => string {
  const sent = useRef({ words: '', key: '' });
  return useCallback((body) => {
    const words = JSON.stringify(body);
    if (sent.current.words !== words) sent.current = { words, key: randomKey() };
    return sent.current.key;
  }, []);
}
