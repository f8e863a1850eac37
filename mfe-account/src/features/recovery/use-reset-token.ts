import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '@waymark/mfe-kit';
import { verifyResetToken } from '../../endpoints';

type TokenState =
  | { status: 'missing' | 'verifying' | 'invalid' }
  | { status: 'unknown'; retry: () => void }
  | { status: 'valid'; email: string };

/** What the server says of the token in the link. */
export function useResetToken(token: string | null): TokenState {
  const { data, error, refetch } = useQuery({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => call(verifyResetToken, { params: { token: token ?? '' }, signal }),
    enabled: token !== null,
    // A token that was used meanwhile must not look valid when the page is opened again.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (token === null) return { status: 'missing' };
  if (error instanceof ApiError && error.status === 400) return { status: 'invalid' };
  if (error) return { status: 'unknown', retry: () => void refetch() };
  return data ? { status: 'valid', email: data.email } : { status: 'verifying' };
}
