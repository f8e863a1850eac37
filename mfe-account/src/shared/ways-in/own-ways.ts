import { queryOptions } from '@tanstack/react-query';
import type { OwnWaysIn } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/auth/ways/mine';

/** Everything that opens the own account. */
export const ownWaysQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => apiClient.get<OwnWaysIn>(PATH, { signal }),
});
