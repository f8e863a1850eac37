import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { StaffSearchScope } from '@waymark/contracts-account';
import { addressOf, call } from '@waymark/mfe-kit';
import { searchMembers } from '../../../endpoints';

/** Key prefix of every search; a change to a member invalidates them. */
export const MEMBER_SEARCHES = [addressOf(searchMembers)];

export interface MemberSearch {
  text: string;
  scope: StaffSearchScope;
}

/** A POST that changes nothing: the search text may be an email address, which must not be in a URL. */
export function membersQuery({ text, scope }: MemberSearch) {
  return infiniteQueryOptions({
    queryKey: [...MEMBER_SEARCHES, scope, text],
    queryFn: ({ pageParam, signal }) =>
      call(searchMembers, {
        body: { text, scope, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
        retry: false,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
