import { randomUUID } from 'node:crypto';
import { memberChanged, memberDeleted } from '@waymark/contracts-account';
import {
  caseDecided,
  contentReported,
  memberBlocked,
  bulkUndoDecided,
  type BulkUndoDecided,
} from '@waymark/contracts-community';
import type { ContentKind, ContentState, EventContract, EventData } from '@waymark/contracts-core';
import { Database, JetStreamStrategy } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import type { ReviewsService } from './reviews-service';

type Service = Pick<ReviewsService, 'get'>;

interface Arriving {
  data: unknown;
  of?: string | number;
  version?: number;
  /** The same ID twice means one event delivered twice. */
  id?: string | undefined;
  time?: string | undefined;
}

/** Delivers an event of another service as its consumer receives it: validated by the contract first. */
export async function arrives(service: Service, { type }: EventContract, event: Arriving): Promise<true> {
  const { data, of = 1, version = 1, id = randomUUID(), time = new Date().toISOString() } = event;
  const about = { aggregateId: String(of), aggregateVersion: version, correlationId: null };
  const isHandled = await service.get(JetStreamStrategy).dispatch({ id, type, time, data, ...about });
  if (!isHandled) throw new Error(`${type} was not handled.`);
  return true;
}

/** Returns the data of all published events of one type. */
export async function answered(service: Service, { type }: EventContract): Promise<unknown[]> {
  const rows = await service
    .get(Database)
    .query<{ data: unknown }>(sql`SELECT data FROM outbox WHERE type = ${type} ORDER BY seq`);
  return rows.map(({ data }) => data);
}

interface Content {
  kind: ContentKind;
  contentId: string | number;
}

interface Decision extends Content {
  state: ContentState;
  number: number;
  caseId?: number;
  time?: string;
  /** The correction in force from now on; null if none. */
  correction?: { id: number } | null;
}

/** Delivers a moderation decision. */
export async function decisionArrives(service: Service, decision: Decision, id?: string): Promise<void> {
  const { kind, contentId, state, number, caseId = 7, time, correction } = decision;
  const about = { caseId, kind, contentId: String(contentId), state, decisionNumber: number, statementId: 70 + number };
  const data = { ...about, ...(correction !== undefined && { correction }) };
  await arrives(service, caseDecided, { data, of: caseId, version: number + 1, id, time });
}

export async function reportArrives(service: Service, { kind, contentId }: Content, caseId = 7): Promise<void> {
  await arrives(service, contentReported, { data: { caseId, kind, contentId: String(contentId) }, of: caseId });
}

/** Delivers a bulk undo of a member's day, or its reversal. */
export async function bulkUndoArrives(
  service: Service,
  decided: Partial<BulkUndoDecided> & Pick<BulkUndoDecided, 'memberId' | 'number' | 'state'>,
  id?: string,
): Promise<void> {
  const data = { revertId: 90, day: new Date().toISOString().slice(0, 10), leftOut: [], statementId: 71, ...decided };
  await arrives(service, bulkUndoDecided, { data, of: data.revertId, version: decided.number, id });
}

/** Delivers a change of a member from account. */
export function memberChangedArrives(
  service: Service,
  memberId: number,
  more: Partial<EventData<typeof memberChanged>> = {},
  version = 2,
): Promise<true> {
  const names = { displayName: `Member ${memberId}`, username: `member.${memberId}` };
  const standing = { isVerified: false, isInfluencer: false, isPublic: true, isActive: true };
  return arrives(service, memberChanged, { data: { memberId, ...names, ...standing, ...more }, of: memberId, version });
}

/** Erases a member. Repeats the event until the broker has delivered every event of the member. */
export const memberLeaves = (service: Service, memberId: number, reviews: 'anonymise' | 'delete'): Promise<true> =>
  until('the erasure', 20_000, () =>
    arrives(service, memberDeleted, { data: { memberId, reviews }, of: memberId, version: 9 }),
  );

/** Delivers a block, or the end of one, from community. */
export const memberBlockedArrives = (
  service: Service,
  memberId: number,
  blockedId: number,
  isBlocked: boolean,
  version: number,
): Promise<true> =>
  arrives(service, memberBlocked, {
    data: { memberId, blockedId, isBlocked },
    of: `${memberId}-${blockedId}`,
    version,
  });
