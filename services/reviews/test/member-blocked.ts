import { randomUUID } from 'node:crypto';
import { memberBlocked } from '@waymark/contracts-community';
import { JetStreamStrategy } from '@waymark/service-kit';
import type { ReviewsService } from './reviews-service';

/** Community tells that one member blocked another, or took it back. */
export function memberBlockedArrives(
  service: ReviewsService,
  memberId: number,
  blockedId: number,
  isBlocked: boolean,
  version: number,
): Promise<boolean> {
  return service.get(JetStreamStrategy).dispatch({
    id: randomUUID(),
    type: memberBlocked.type,
    time: new Date().toISOString(),
    aggregateId: `${memberId}-${blockedId}`,
    aggregateVersion: version,
    correlationId: null,
    data: { memberId, blockedId, isBlocked },
  });
}
