import { queryOptions } from '@tanstack/react-query';
import { call } from '@waymark/mfe-kit';
import { getCurrentUser } from '../../../endpoints';

/** By member, so that nobody is shown what somebody who signed in before saved. */
export const ownProfileQuery = (memberId: number) =>
  queryOptions({
    queryKey: ['own-profile', memberId],
    queryFn: ({ signal }) => call(getCurrentUser, { signal }),
    // Reviews and votes change it elsewhere.
    staleTime: 0,
    refetchOnWindowFocus: false,
    // The page says itself that one must log in.
    meta: { showsSignIn: true },
  });
