import { infiniteQueryOptions } from '@tanstack/react-query';
import { addressOf, callForPage } from '@waymark/mfe-kit';
import { listAuditLog } from '../../../endpoints';

export const auditLogQuery = infiniteQueryOptions({
  queryKey: [addressOf(listAuditLog)],
  queryFn: ({ pageParam, signal }) => callForPage(listAuditLog, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});
