import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { viewMember } from '../../../endpoints';

/** Each look stands in the audit log: it is read when the page opens, and not again by itself. */
export function memberQuery(id: string) {
  return queryOptions({
    ...queryOf(viewMember, { params: { id } }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
