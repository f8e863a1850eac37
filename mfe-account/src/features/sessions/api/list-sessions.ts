import { queryOptions } from '@tanstack/react-query';
import type { SessionView } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/auth/sessions';

export const sessionsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => apiClient.get<SessionView[]>(PATH, { signal }),
});
