import { Controller } from '@nestjs/common';
import { type AuditLogEntry, listAuditLog } from '@waymark/contracts-account';
import { type EndpointInput, idSchema } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { StaffGate } from '../staff-gate';
import { AuditLogRepository, type AuditLogRow } from './audit-log.repository';

/** The last entry that a page showed. */
const cursorSchema = z.tuple([idSchema]);

@Controller()
export class AuditLogController {
  constructor(
    private readonly gate: StaffGate,
    private readonly log: AuditLogRepository,
  ) {}

  @Endpoint(listAuditLog)
  async handle(
    @Input() { query: { cursor, limit } }: EndpointInput<typeof listAuditLog>,
    @Caller() caller: Caller,
  ): Promise<Page<AuditLogEntry>> {
    await this.gate.require(caller, 'admin');
    const [before] = readCursor(cursor, cursorSchema) ?? [null];
    const read = await this.log.list(before, limit + 1);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.id]));
    return new Page(rows.map(toEntry), read[0]?.total ?? 0, next);
  }
}

function toEntry({
  id,
  at,
  act,
  actorId,
  actorName,
  subjectId,
  subjectName,
  detail,
  reason,
  isErased,
}: AuditLogRow): AuditLogEntry {
  const person = (memberId: number | null, displayName: string | null) =>
    memberId === null ? null : { id: memberId, displayName };
  return {
    id,
    at: at.toISOString(),
    act,
    actor: person(actorId, actorName),
    subject: person(subjectId, subjectName),
    detail,
    reason,
    isErased,
  };
}
