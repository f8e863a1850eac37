import { caseDecided, contentReported } from '@waymark/contracts-community';
import type { ContentKind, ContentState } from '@waymark/contracts-core';
import type { CommunityUnderTest } from './community-service';

interface Content {
  kind: ContentKind;
  contentId: string | number;
}

interface Decision extends Content {
  state: ContentState;
  number: number;
  caseId?: number;
  /** The correction in force from now on; null if none. */
  correction?: { id: number } | null;
}

/** Delivers a moderation decision. */
export async function decisionArrives(service: CommunityUnderTest, decision: Decision): Promise<void> {
  const { contentId, number, caseId = 7, ...about } = decision;
  const data = { caseId, contentId: String(contentId), decisionNumber: number, statementId: 70 + number, ...about };
  await service.tell(caseDecided, data, { version: number + 1 });
}

export async function reportArrives(service: CommunityUnderTest, content: Content, caseId = 7): Promise<void> {
  await service.tell(contentReported, { caseId, kind: content.kind, contentId: String(content.contentId) });
}
