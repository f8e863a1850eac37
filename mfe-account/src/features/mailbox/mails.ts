import { queryOptions } from '@tanstack/react-query';
import { call } from '@waymark/mfe-kit';
import { getMail, listMails } from '../../endpoints';

const EVERY_MS = 2000;

/** Polls, because people open this page to wait for an email. */
export const mailsQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: ({ signal }) => call(listMails, { signal }),
  refetchInterval: ({ state }) => (state.error ? false : EVERY_MS),
});

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mailbox', id],
    queryFn: ({ signal }) => call(getMail, { params: { id }, signal }),
    staleTime: Infinity,
  });
