import { queryOptions } from '@tanstack/react-query';
import type { StaffMemberDetail } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

/** Each look stands in the audit log: it is read when the page opens, and not again by itself. */
export function memberQuery(id: string) {
  const path = `/api/admin/members/${id}`;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => apiClient.get<StaffMemberDetail>(path, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
