import { queryOptions } from '@tanstack/react-query';
import { call } from '@waymark/mfe-kit';
import { getCurrentUser } from '../../../endpoints';

/** Keyed by member, so that nobody sees the data of a previously logged-in member. */
export const ownProfileQuery = (memberId: number) =>
  queryOptions({
    queryKey: ['own-profile', memberId],
    queryFn: ({ signal }) => call(getCurrentUser, { signal }),
    // Never fresh: reviews and votes change it elsewhere.
    staleTime: 0,
    refetchOnWindowFocus: false,
    // The page itself tells visitors to log in.
    meta: { showsSignIn: true },
  });
