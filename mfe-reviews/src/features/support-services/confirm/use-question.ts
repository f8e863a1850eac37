import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, call, useInBrowser } from '@waymark/mfe-kit';
import { useEffect } from 'react';
import { answerServiceQuestion, readServiceQuestion } from '../../../endpoints';

const STATES = {
  'support-service.link-invalid': 'invalid',
  'request.invalid': 'invalid',
  'support-service.link-used': 'used',
  'support-service.link-expired': 'expired',
} as const;

export type LinkState = (typeof STATES)[keyof typeof STATES];

/** Why the link does not work; null when it was something else that failed. */
export function linkStateOf(error: unknown): LinkState | null {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return code !== undefined && code in STATES ? STATES[code as keyof typeof STATES] : null;
}

/** The token stands after the #, which browsers send to no server. */
const linkToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token') || null;
const forgetLinkToken = () =>
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);

/** The token of the mail's link, '' while the page is not in a browser, null without one. Taken off the address at once. */
export function useQuestionToken(): string | null {
  const token = useInBrowser(linkToken, '');
  useEffect(forgetLinkToken, []);
  return token;
}

/** The entry that is asked about. Looking changes nothing: programs that look through mail open links too. */
export const useQuestion = (token: string | null) =>
  useQuery({
    queryKey: ['service-question', token],
    queryFn: ({ signal }) => call(readServiceQuestion, { body: { token: token ?? '' }, signal }),
    enabled: token !== null && token !== '',
    // A link that was used meanwhile must not look open when the page is opened again.
    gcTime: 0,
    staleTime: Infinity,
  });

export const useAnswer = (token: string) =>
  useMutation({
    mutationFn: (answer: 'right' | 'withdraw') =>
      call(answerServiceQuestion, { body: { token, answer }, retry: false }).then(() => answer),
  });
