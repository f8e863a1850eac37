import { queryOptions } from '@tanstack/react-query';
import type { OwnProfile } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

/** By member, so that nobody is shown what somebody who signed in before saved. */
export const ownProfileQuery = (memberId: number) =>
  queryOptions({
    queryKey: ['own-profile', memberId],
    queryFn: ({ signal }) => apiClient.get<OwnProfile>('/api/auth/user', { signal }),
    // Reviews and votes change it elsewhere.
    staleTime: 0,
    refetchOnWindowFocus: false,
    // The page says itself that one must log in.
    meta: { showsSignIn: true },
  });
