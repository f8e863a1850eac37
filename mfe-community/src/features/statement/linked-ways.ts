import { queryOptions, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { useMemo } from 'react';
import { appealByLink, readLinkedStatement } from '../../endpoints';
import type { StatementWays } from './statement-ways';

export const linkedStatementQuery = (id: string, code: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [addressOf(readLinkedStatement, { params }), code],
    queryFn: ({ signal }) => call(readLinkedStatement, { params, body: { code }, signal }),
  });
};

/** By the code of the letter, which opens the decision before and after this one, too. */
export function useLinkedWays([address]: QueryKey, code: string): StatementWays {
  const client = useQueryClient();
  return useMemo(
    () => ({
      isSignedIn: false,
      to: (id) => `/statements/${id}/letter#${new URLSearchParams({ code }).toString()}`,
      appeal: (id, { words }, idempotencyKey) =>
        call(appealByLink, { params: { id }, body: { code, words }, idempotencyKey }),
      keep: (statement) => client.setQueryData([address, code], statement),
    }),
    [client, address, code],
  );
}
