import { queryOptions } from '@tanstack/react-query';
import { call } from '@waymark/mfe-kit';
import { getCurrentUser } from '../../../endpoints';

/** Keyed by member, so that nobody sees the data of a previously logged-in member. */
export const ownProfileQuery = (memberId: number) =>
  queryOptions({
    queryKey: ['own-profile', memberId],
    queryFn: ({ signal }) => call(getCurrentUser, { signal }),
    // Never fresh, because reviews and votes on other pages change it.
    staleTime: 0,
    refetchOnWindowFocus: false,
    // The page itself tells visitors to log in, so a 401 does not redirect.
    meta: { showsSignIn: true },
  });
