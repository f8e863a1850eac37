import { queryOptions } from '@tanstack/react-query';
import type { MailHead, SentMail } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

const EVERY_MS = 2000;

/** Asked again and again: whoever looks here waits for a mail. */
export const mailsQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: ({ signal }) => apiClient.get<MailHead[]>('/api/auth/mailbox', { signal }),
  refetchInterval: ({ state }) => (state.error ? false : EVERY_MS),
});

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mailbox', id],
    queryFn: ({ signal }) => apiClient.get<SentMail>(`/api/auth/mailbox/${id}`, { signal }),
    staleTime: Infinity,
  });
