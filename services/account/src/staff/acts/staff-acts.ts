import { Injectable } from '@nestjs/common';
import type { AuditAct, StaffMemberDetail } from '@waymark/contracts-account';
import { coreProblem, Database, ProblemException, type Tx } from '@waymark/service-kit';
import { MemberEvents } from '../../member/member-events';
import { SessionCache } from '../../session/session-cache';
import { SessionRepository } from '../../session/session.repository';
import { accountProblem } from '../../support/account-problem';
import type { Mail } from '../../support/mail/mail';
import { MailQueue } from '../../support/mail/mail-queue';
import { Audit } from '../audit';
import type { StaffActor } from '../staff-gate';
import { type LockedMember, StaffMembersRepository } from '../staff-members.repository';
import { toStaffMemberDetail } from '../staff-member.mapper';
import { refusalOf, type StaffPower, type StaffRefusal } from '../staff-rules';

/** The result of a staff action, and its consequences. */
interface ActDone {
  act: AuditAct;
  reason?: string;
  detail?: string;
  /** Email to the member. */
  mail?: Mail;
  /** Whether the member must sign in again, or no longer can. */
  endsSessions?: boolean;
}

/** An action of staff on a member. */
export interface StaffAct {
  power: StaffPower;
  /** Changes the rows; returns null when nothing needed changing, so nothing follows. */
  change: (tx: Tx, subject: LockedMember) => Promise<ActDone | null>;
}

/**
 * Runs a staff action: permission check, change, audit log entry, email to the member and event, all in one
 * transaction.
 */
@Injectable()
export class StaffActs {
  constructor(
    private readonly database: Database,
    private readonly members: StaffMembersRepository,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache,
    private readonly events: MemberEvents,
    private readonly mail: MailQueue,
    private readonly audit: Audit,
  ) {}

  /** Returns the member afterwards. A repeated action creates only one log entry. */
  async run(actor: StaffActor, subjectId: number, { power, change }: StaffAct): Promise<StaffMemberDetail> {
    const { ended, row } = await this.database.transaction(async (tx) => {
      const subject = await this.allowed(tx, actor, subjectId, power);
      const done = await change(tx, subject);
      const hashes = done?.endsSessions ? await this.sessions.removeAllOf(tx, subjectId) : [];
      if (done) {
        if (done.mail) await this.mail.add(tx, { to: subject.email, memberId: subjectId, template: done.mail });
        await this.events.changed(tx, subjectId);
        const { act, reason = null, detail = null } = done;
        await this.audit.add(tx, { actorId: actor.id, act, subjectId, reason, detail, origin: actor.origin });
      }
      return { ended: hashes, row: await this.members.detail(tx, subjectId) };
    });
    await Promise.all(ended.map((hash) => this.cache.revoke(hash)));
    if (!row) throw coreProblem('request.not-found');
    return toStaffMemberDetail(row, actor);
  }

  /** Returns the locked member. Also re-reads the actor, because their own role may be changing at this moment. */
  private async allowed(tx: Tx, actor: StaffActor, subjectId: number, power: StaffPower): Promise<LockedMember> {
    const people = await this.members.lock(tx, [actor.id, subjectId]);
    const self = people.find(({ id, isActive }) => id === actor.id && isActive);
    const subject = people.find(({ id }) => id === subjectId);
    if (!self || self.role !== actor.role) throw coreProblem('auth.forbidden');
    if (!subject) throw coreProblem('request.not-found');
    const activeAdmins = people.filter(({ role, isActive }) => role === 'admin' && isActive).length;
    const refusal = refusalOf(power, { actor: self, subject, activeAdmins });
    if (refusal) throw refused(refusal);
    return subject;
  }
}

function refused(code: StaffRefusal): ProblemException {
  return code === 'auth.forbidden' ? coreProblem(code) : accountProblem(code);
}
