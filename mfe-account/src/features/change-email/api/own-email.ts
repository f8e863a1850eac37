import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

/** The signed-in member's address, and whether it is confirmed. */
export const ownEmailQuery = queryOptions({
  queryKey: ['own-email'],
  queryFn: async ({ signal }) => {
    const { email, emailVerified } = await apiClient.get<CurrentUser>('/api/auth/user', { signal });
    return { email, emailVerified };
  },
});
