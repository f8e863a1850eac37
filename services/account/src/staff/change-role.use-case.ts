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
 * Another role for a member, given by the operator at the command line: how the first admin comes about. Their sessions
 * end: each was opened with the old rights and its lifetime.
 */
export class ChangeRole {
  constructor(private readonly tools: Tools) {}

  /** False when the role was that already. Throws when nobody has that e-mail address, and when no admin would be left. */
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
