import { randomUUID } from 'node:crypto';
import { caseDecided, contentReported, revertDecided, type RevertDecided } from '@waymark/contracts-community';
import type { ContentKind, ContentState, EventContract } from '@waymark/contracts-core';
import { Database, JetStreamStrategy } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { ReviewsService } from './reviews-service';

interface Content {
  kind: ContentKind;
  contentId: string | number;
}

interface Decision extends Content {
  state: ContentState;
  number: number;
  caseId?: number;
  /** When it was decided. */
  time?: string;
  /** The correction that is in force from now on; null: none. */
  correction?: { id: number } | null;
}

type Service = Pick<ReviewsService, 'get'>;

/** A decision of staff arrives; the same given twice is one event that comes twice. */
export async function decisionArrives(service: Service, decision: Decision, id = randomUUID()): Promise<void> {
  const { kind, contentId, state, number, caseId = 7, time, correction } = decision;
  const about = { caseId, kind, contentId: String(contentId), state, decisionNumber: number, statementId: 70 + number };
  const data = { ...about, ...(correction !== undefined && { correction }) };
  await arrives(service, caseDecided, { id, aggregateId: String(caseId), aggregateVersion: number + 1, data, time });
}

export async function reportArrives(service: Service, { kind, contentId }: Content, caseId = 7): Promise<void> {
  const data = { caseId, kind, contentId: String(contentId) };
  await arrives(service, contentReported, { id: randomUUID(), aggregateId: String(caseId), aggregateVersion: 1, data });
}

/** Staff take back what a member did on a day, or bring it back. */
export async function revertArrives(
  service: Service,
  decided: Partial<RevertDecided> & Pick<RevertDecided, 'memberId' | 'number' | 'state'>,
  id = randomUUID(),
): Promise<void> {
  const data = { revertId: 90, day: new Date().toISOString().slice(0, 10), leftOut: [], statementId: 71, ...decided };
  const { number } = decided;
  await arrives(service, revertDecided, { id, aggregateId: String(data.revertId), aggregateVersion: number, data });
}

/** What the service answered on the broker since it began, of one type. */
export async function answered(service: Service, { type }: EventContract): Promise<unknown[]> {
  const rows = await service
    .get(Database)
    .query<{ data: unknown }>(sql`SELECT data FROM outbox WHERE type = ${type} ORDER BY seq`);
  return rows.map(({ data }) => data);
}

interface Arriving {
  id: string;
  aggregateId: string;
  aggregateVersion: number;
  data: unknown;
  time?: string | undefined;
}

export async function arrives(service: Service, { type }: EventContract, { time, ...event }: Arriving): Promise<void> {
  const envelope = { ...event, type, time: time ?? new Date().toISOString(), correlationId: null };
  if (!(await service.get(JetStreamStrategy).dispatch(envelope))) throw new Error(`${type} was not handled.`);
}
