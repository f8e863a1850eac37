import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { StaffSearchScope } from '@waymark/contracts-account';
import { addressOf, call } from '@waymark/mfe-kit';
import { searchMembers } from '../../../endpoints';

/** Of every search; what somebody has become is to be asked anew. */
export const MEMBER_SEARCHES = [addressOf(searchMembers)];

export interface MemberSearch {
  text: string;
  scope: StaffSearchScope;
}

/** A POST that changes nothing: what is searched for may be an e-mail address, which belongs in no address bar. */
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
