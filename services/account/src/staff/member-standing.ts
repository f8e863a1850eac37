import { Injectable } from '@nestjs/common';
import type { memberDecided } from '@waymark/contracts-community';
import { dayWords, type EventData } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { MemberEvents } from '../member/member-events';
import { SessionRepository } from '../session/session.repository';
import { Audit } from './audit';
import { type LockedMember, StaffMembersRepository } from './staff-members.repository';

type Decided = EventData<typeof memberDecided>;

interface Done {
  isApplied: boolean;
  /** IDs of ended sessions, and of sessions that gateways must look up again. */
  ended: string[];
  changed: string[];
}

interface Known {
  limitedUntil: Date | null;
  suspendedAt: Date | null;
}

const NOTHING: Done = { isApplied: false, ended: [], changed: [] };

/** Shown at login to a person who has proved that the account is theirs. */
const REASON = 'Something that you posted. The statement of reasons is in your email, and shows how to appeal.';

/** Applies staff decisions about a member's posts to the account; the highest decision number wins. */
@Injectable()
export class MemberStanding {
  constructor(
    private readonly members: StaffMembersRepository,
    private readonly sessions: SessionRepository,
    private readonly events: MemberEvents,
    private readonly audit: Audit,
  ) {}

  async become(tx: Tx, decided: Decided): Promise<Done | 'overtaken'> {
    const { memberId, number, isSuspended, decidedBy } = decided;
    const people = await this.members.lock(tx, [memberId]);
    const subject = people.find(({ id }) => id === memberId);
    // The member has been deleted, so there is nobody to restrict.
    if (!subject) return NOTHING;
    const known = await this.known(tx, memberId, number);
    if (known === 'overtaken') return known;
    const isLastAdmin = subject.role === 'admin' && !people.some((one) => one.id !== memberId && isAdmin(one));
    const isRefused = isSuspended && isLastAdmin;
    const suspension = isRefused ? null : await this.suspend(tx, subject, known, isSuspended);
    await this.limit(tx, decided, known);
    const done = { isApplied: !isRefused, ended: [], changed: [] };
    if (!suspension) return { ...done, changed: await this.sessions.hashesOf(tx, memberId) };
    await this.audit.add(tx, {
      actorId: decidedBy,
      act: suspension,
      subjectId: memberId,
      detail: `by a decision about content, number ${number}`,
    });
    await this.events.changed(tx, memberId);
    return { ...done, ended: await this.sessions.removeAllOf(tx, memberId) };
  }

  /** Returns the current restrictions. Creates the row if needed, and locks it. */
  private async known(tx: Tx, memberId: number, number: number): Promise<Known | 'overtaken'> {
    await tx.query(sql`
      INSERT INTO member_standing (member_id, number) VALUES (${memberId}, 0) ON CONFLICT DO NOTHING`);
    const row = await tx.one<Known>(sql`
      SELECT limited_until AS "limitedUntil", suspended_at AS "suspendedAt" FROM member_standing
      WHERE member_id = ${memberId} AND number < ${number} FOR UPDATE`);
    return row ?? 'overtaken';
  }

  /** Ends only suspensions that came from such decisions; other staff suspensions stay. */
  private async suspend(tx: Tx, { id, isSuspended: isOut }: LockedMember, known: Known, isSuspended: boolean) {
    if (isSuspended) {
      if (isOut) return null;
      await this.members.suspend(tx, id, REASON);
      await tx.query(sql`
        UPDATE member_standing SET suspended_at = (SELECT suspended_at FROM "user" WHERE id = ${id}) WHERE member_id = ${id}`);
      return 'member.suspended';
    }
    if (known.suspendedAt === null) return null;
    await tx.query(sql`UPDATE member_standing SET suspended_at = NULL WHERE member_id = ${id}`);
    const isOurs = await tx.one(sql`SELECT 1 FROM "user" WHERE id = ${id} AND suspended_at = ${known.suspendedAt}`);
    if (!isOurs) return null;
    await this.members.restore(tx, id);
    return 'member.restored';
  }

  private async limit(tx: Tx, decided: Decided, known: Known): Promise<void> {
    const { memberId, number, limitedUntil, statementId, decidedBy } = decided;
    await tx.query(sql`
      UPDATE member_standing SET number = ${number}, limited_until = ${limitedUntil}::timestamptz, statement_id = ${statementId}
      WHERE member_id = ${memberId}`);
    if ((known.limitedUntil?.toISOString() ?? null) === limitedUntil) return;
    const [act, detail] =
      limitedUntil === null
        ? (['member.limit-ended', null] as const)
        : (['member.limited', `until ${dayWords(limitedUntil)}`] as const);
    await this.audit.add(tx, { actorId: decidedBy, act, subjectId: memberId, detail });
  }
}

const isAdmin = ({ role, isActive }: LockedMember): boolean => role === 'admin' && isActive;
