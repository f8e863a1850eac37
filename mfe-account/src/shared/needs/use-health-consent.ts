import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { HealthConsentState } from '@waymark/contracts-account';
import { useSession, sliceQueryClient, call } from '@waymark/mfe-kit';
import { getHealthConsent as read, withdrawHealthConsent as withdraw } from '../../endpoints';

const getHealthConsent = (signal?: AbortSignal): Promise<HealthConsentState> => call(read, { signal });

export const withdrawHealthConsent = (): Promise<void> => call(withdraw);

export const healthConsentKey = (memberId: number | undefined) => ['health-consent', memberId] as const;

/** Returns whether the signed-in member consented to storing health data, and when. */
export function useHealthConsent(): UseQueryResult<HealthConsentState> {
  const { user } = useSession();
  return useQuery(
    {
      queryKey: healthConsentKey(user?.id),
      queryFn: ({ signal }) => getHealthConsent(signal),
      enabled: user !== null,
      retry: false,
    },
    sliceQueryClient(),
  );
}
