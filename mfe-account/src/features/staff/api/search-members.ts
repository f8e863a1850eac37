import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { StaffMembers, StaffSearchScope } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/admin/members/search';

export interface MemberSearch {
  text: string;
  scope: StaffSearchScope;
}

/** A POST that changes nothing: what is searched for may be an e-mail address, which belongs in no address bar. */
export function membersQuery({ text, scope }: MemberSearch) {
  return infiniteQueryOptions({
    queryKey: [PATH, scope, text],
    queryFn: ({ pageParam, signal }) =>
      apiClient.post<StaffMembers>(PATH, {
        body: { text, scope, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
        retry: false,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
