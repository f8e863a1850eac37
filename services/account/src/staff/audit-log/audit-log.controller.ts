import { Controller, Headers } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type AuditLogEntry, listAuditLog } from '@waymark/contracts-account';
import { type EndpointInput, HEADERS, idParamSchema } from '@waymark/contracts-core';
import { coreProblem, Endpoint, Input, Reply } from '@waymark/service-kit';
import { StaffGate } from '../staff-gate';
import { AuditLogRepository, type AuditLogRow } from './audit-log.repository';

@Controller()
export class AuditLogController {
  constructor(
    private readonly gate: StaffGate,
    private readonly log: AuditLogRepository,
  ) {}

  @Endpoint(listAuditLog)
  async handle(
    @Input() { query: { cursor, limit } }: EndpointInput<typeof listAuditLog>,
    @Headers('cookie') cookie: string | undefined,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
    @Reply() reply: FastifyReply,
  ): Promise<AuditLogEntry[]> {
    await this.gate.require({ cookie, forwardedFor }, 'admin');
    const before = cursor === undefined ? null : idParamSchema.safeParse(cursor);
    if (before?.success === false) throw coreProblem('request.invalid-query');
    const rows = await this.log.list(before?.data ?? null, limit + 1);
    const page = rows.slice(0, limit);
    reply.header(HEADERS.totalCount, rows[0]?.total ?? 0);
    if (rows.length > limit)
      reply.header('link', `<${listAuditLog.path}?cursor=${page.at(-1)?.id}&limit=${limit}>; rel="next"`);
    return page.map(toEntry);
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
