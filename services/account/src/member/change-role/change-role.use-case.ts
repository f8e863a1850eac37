import type { Database } from '@waymark/service-kit';
import type { SessionCache } from '../../session/session-cache';
import type { SessionRepository } from '../../session/session.repository';
import type { Member } from '../member';
import type { MemberRepository } from '../member.repository';

/** Another role for a member. Their sessions end: each was opened with the old rights and its lifetime. */
export class ChangeRoleUseCase {
  constructor(
    private readonly database: Database,
    private readonly members: MemberRepository,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache | null,
  ) {}

  /** False when the role was that already. Throws when nobody has that e-mail address. */
  async execute(email: string, role: Member['role']): Promise<boolean> {
    const member = await this.members.findByEmail(email);
    if (!member) throw new Error('No account has this email address.');
    const ended = await this.database.transaction(async (tx) => {
      const isChanged = await this.members.setRole(tx, member.id, role);
      return isChanged ? this.sessions.removeAllOf(tx, member.id) : null;
    });
    await Promise.all((ended ?? []).map((hash) => this.cache?.revoke(hash)));
    return ended !== null;
  }
}
