import { queryOptions } from '@tanstack/react-query';
import { call } from '@waymark/mfe-kit';
import { getCurrentUser } from '../../../endpoints';

/** The signed-in member's address, and whether it is confirmed. */
export const ownEmailQuery = queryOptions({
  queryKey: ['own-email'],
  queryFn: async ({ signal }) => {
    const { email, emailVerified } = await call(getCurrentUser, { signal });
    return { email, emailVerified };
  },
});
