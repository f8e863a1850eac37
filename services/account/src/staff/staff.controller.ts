import { Controller, Inject } from '@nestjs/common';
import {
  type AuditLogEntry,
  changeMemberRole,
  listAuditLog,
  restoreMember,
  searchMembers,
  setInfluencer,
  setVerification,
  type StaffMemberDetail,
  suspendMember,
  viewMember,
} from '@waymark/contracts-account';
import { type EndpointInput, type EndpointOutput, idSchema } from '@waymark/contracts-core';
import { Caller, CONFIG, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import type { AccountConfig } from '../config';
import { MemberRepository } from '../member/member.repository';
import { changingRole, restoring, settingInfluencer, settingVerification, suspending } from './acts/member-acts';
import { type StaffAct, StaffActs } from './acts/staff-acts';
import { AuditLogRepository, type AuditLogRow } from './audit';
import { memberSearch, StaffMembersRepository } from './staff-members.repository';
import { StaffGate } from './staff-gate';
import { toStaffMember } from './staff-member.mapper';
import { ViewMember } from './view-member.use-case';

/** Position of the last entry on a page. */
const cursorSchema = z.tuple([idSchema]);

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

@Controller()
export class StaffController {
  constructor(
    private readonly staffGate: StaffGate,
    private readonly auditLogRepository: AuditLogRepository,
    private readonly staffActs: StaffActs,
    private readonly staffMembersRepository: StaffMembersRepository,
    private readonly memberRepository: MemberRepository,
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly viewMemberUseCase: ViewMember,
  ) {}

  @Endpoint(listAuditLog)
  async listAuditLog(
    @Input() { query: { cursor, limit } }: EndpointInput<typeof listAuditLog>,
    @Caller() caller: Caller,
  ): Promise<Page<AuditLogEntry>> {
    await this.staffGate.require(caller, 'admin');
    const [before] = readCursor(cursor, cursorSchema) ?? [null];
    const read = await this.auditLogRepository.list(before, limit + 1);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.id]));
    return new Page(rows.map(toEntry), read[0]?.total ?? 0, next);
  }

  @Endpoint(setVerification)
  setVerification(
    @Input() { params, body }: EndpointInput<typeof setVerification>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(
      caller,
      params.id,
      settingVerification(this.staffMembersRepository, body, this.config.PUBLIC_ORIGIN),
    );
  }

  @Endpoint(setInfluencer)
  setInfluencer(
    @Input() { params, body }: EndpointInput<typeof setInfluencer>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(caller, params.id, settingInfluencer(this.staffMembersRepository, body.isInfluencer));
  }

  @Endpoint(suspendMember)
  suspendMember(
    @Input() { params, body }: EndpointInput<typeof suspendMember>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(caller, params.id, suspending(this.staffMembersRepository, body.reason, this.config.PUBLIC_ORIGIN));
  }

  @Endpoint(restoreMember)
  restoreMember(
    @Input() { params, body }: EndpointInput<typeof restoreMember>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(caller, params.id, restoring(this.staffMembersRepository, body.reason, this.config.PUBLIC_ORIGIN));
  }

  @Endpoint(changeMemberRole)
  changeMemberRole(
    @Input() { params, body }: EndpointInput<typeof changeMemberRole>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(caller, params.id, changingRole(this.memberRepository, body, this.config.PUBLIC_ORIGIN));
  }

  private async run(caller: Caller, subjectId: number, act: StaffAct): Promise<StaffMemberDetail> {
    const actor = await this.staffGate.require(caller, act.power === 'changeRole' ? 'admin' : 'moderator');
    return this.staffActs.run(actor, subjectId, act);
  }

  @Endpoint(searchMembers)
  async searchMembers(
    @Input() { body }: EndpointInput<typeof searchMembers>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof searchMembers>> {
    const actor = await this.staffGate.require(caller, 'moderator');
    const search = memberSearch(body.text, body.scope, actor.role === 'admin');
    const read = await this.staffMembersRepository.search(search, body.cursor ?? null, body.limit + 1);
    const { rows, next } = cutRows(read, body.limit, (last) => String(last.id));
    return {
      members: rows.map(toStaffMember),
      total: read[0]?.total ?? 0,
      next,
    };
  }

  @Endpoint(viewMember)
  async viewMember(
    @Input() { params }: EndpointInput<typeof viewMember>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof viewMember>> {
    return this.viewMemberUseCase.execute(await this.staffGate.require(caller, 'moderator'), params.id);
  }
}
