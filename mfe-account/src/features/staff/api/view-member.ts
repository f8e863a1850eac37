import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { viewMember } from '../../../endpoints';

/** The audit log records each view, so it loads when the page opens and never reloads automatically. */
export function memberQuery(id: string) {
  return queryOptions({
    ...queryOf(viewMember, { params: { id } }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
