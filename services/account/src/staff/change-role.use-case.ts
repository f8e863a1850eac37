import type { Database } from '@waymark/service-kit';
import type { Audit } from './audit';
import type { SessionCache } from '../session/session-cache';
import type { SessionRepository } from '../session/session.repository';
import type { StaffMembersRepository } from './staff-members.repository';
import type { Member } from '../member/member';
import type { MemberRepository } from '../member/member.repository';

interface Tools {
  database: Database;
  members: MemberRepository;
  staff: StaffMembersRepository;
  sessions: SessionRepository;
  audit: Audit;
  cache: SessionCache | null;
}

/**
 * Changes a member's role from the command line, which is how the first admin is created. Their sessions end, because
 * they have the old role's rights and lifetime.
 */
export class ChangeRole {
  constructor(private readonly tools: Tools) {}

  /**
   * Returns false when the member already had that role. Throws when nobody has that email address, or when no admin
   * would remain.
   */
  async execute(email: string, role: Member['role']): Promise<boolean> {
    const { database, members, staff, sessions, audit, cache } = this.tools;
    const member = await members.findByEmail(email);
    if (!member) throw new Error('No account has this email address.');
    const ended = await database.transaction(async (tx) => {
      const people = await staff.lock(tx, [member.id]);
      const before = people.find(({ id }) => id === member.id)?.role ?? member.role;
      const others = people.filter(
        ({ id, role: theirs, isActive }) => id !== member.id && theirs === 'admin' && isActive,
      );
      if (before === 'admin' && role !== 'admin' && others.length === 0)
        throw new Error('This is the only admin. Make someone else an admin first.');
      if (!(await members.setRole(tx, member.id, role))) return null;
      const hashes = await sessions.removeAllOf(tx, member.id);
      await audit.add(tx, {
        actorId: null,
        act: 'member.role-changed',
        subjectId: member.id,
        detail: `${before} to ${role}`,
        reason: 'At the command line',
      });
      return hashes;
    });
    await Promise.all((ended ?? []).map((hash) => cache?.revoke(hash)));
    return ended !== null;
  }
}
