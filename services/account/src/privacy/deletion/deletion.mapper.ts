import type { DeleteRequest } from '@waymark/contracts-account';
import type { DeletionRow } from './deletion.repository';

export function toDeleteRequest({
  id,
  requestedAt,
  processedAt,
  status,
  reviews,
  confirmBefore,
}: DeletionRow): DeleteRequest {
  return {
    id,
    requestedAt: requestedAt.toISOString(),
    processedAt: processedAt?.toISOString() ?? null,
    status,
    reviews,
    confirmBefore: confirmBefore.toISOString(),
  };
}
