import { caseDecided, contentReported, bulkUndoDecided, type BulkUndoDecided } from '@waymark/contracts-community';
import type { ContentState } from '@waymark/contracts-core';
import type { MapsUnderTest } from './maps-service';

interface Decision {
  contentId: number;
  state: ContentState;
  number: number;
  /** The correction in force from now on; null: none. */
  correction?: { id: number } | null;
}

const kind = 'footpath-report' as const;

/** Delivers a staff decision about a report. */
export async function decisionArrives(service: MapsUnderTest, decision: Decision): Promise<void> {
  const { contentId, number, ...about } = decision;
  const data = { caseId: 7, kind, contentId: String(contentId), decisionNumber: number, statementId: 70 + number };
  await service.tell(caseDecided, { ...data, ...about }, { version: number + 1 });
}

export const reportArrives = (service: MapsUnderTest, contentId: number, caseId = 7): Promise<void> =>
  service.tell(contentReported, { caseId, kind, contentId: String(contentId) });

/** Delivers the bulk undo of a member's day, or its restore. */
export async function bulkUndoArrives(
  service: MapsUnderTest,
  decided: Pick<BulkUndoDecided, 'memberId' | 'day' | 'number' | 'state'>,
): Promise<void> {
  const data = { revertId: 90, leftOut: [], statementId: 71, ...decided };
  await service.tell(bulkUndoDecided, data, { version: decided.number });
}
