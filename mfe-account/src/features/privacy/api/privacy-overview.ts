import { queryOptions } from '@tanstack/react-query';
import type { PrivacyOverview } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/privacy';
const LOOK_AGAIN_MS = 2_000;

/** Looked at again while a copy is being made: that takes seconds. */
export const privacyQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => apiClient.get<PrivacyOverview>(PATH, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.exports.some(({ status }) => status === 'pending') ? LOOK_AGAIN_MS : false,
});
