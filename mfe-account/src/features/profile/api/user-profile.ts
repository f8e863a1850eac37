import { queryOptions } from '@tanstack/react-query';
import type { UserProfile } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

/** A profile as other members see it; of the own one too. */
export const userProfileQuery = (id: number) =>
  queryOptions({
    queryKey: ['user-profile', id],
    queryFn: ({ signal }) => apiClient.get<UserProfile>(`/api/user-profiles/${id}`, { signal }),
    staleTime: 0,
    meta: { showsSignIn: true },
  });
