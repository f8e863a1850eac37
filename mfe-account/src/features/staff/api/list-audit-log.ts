import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AuditLogEntry } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/admin/audit-log';

export const auditLogQuery = infiniteQueryOptions({
  queryKey: [PATH],
  queryFn: async ({ pageParam, signal }) => {
    const { data, headers } = await apiClient.getWithHeaders<AuditLogEntry[]>(pageParam, { signal });
    const next = /<([^>]+)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1] ?? null;
    return { entries: data, total: Number(headers.get('x-total-count') ?? data.length), next };
  },
  initialPageParam: PATH,
  getNextPageParam: (page) => page.next,
});
