import { queryOptions } from '@tanstack/react-query';
import { call } from '@waymark/mfe-kit';
import { getUserProfile } from '../../../endpoints';

/** A profile as other members see it; also works for the member's own. */
export const userProfileQuery = (id: number) =>
  queryOptions({
    queryKey: ['user-profile', id],
    queryFn: ({ signal }) => call(getUserProfile, { params: { id }, signal }),
    staleTime: 0,
    meta: { showsSignIn: true },
  });
