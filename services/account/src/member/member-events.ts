import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { memberChanged } from '@waymark/contracts-account';
import type { EventData } from '@waymark/contracts-core';
import { Outbox, type Tx } from '@waymark/service-kit';

type Changed = Omit<EventData<typeof memberChanged>, 'isPublic'> & { isPublic: boolean | null; version: number };

/** Tells the other slices what they may know of a member. */
@Injectable()
export class MemberEvents {
  constructor(private readonly outbox: Outbox) {}

  /** Call after the rows are changed, in the same transaction: the event carries what they hold now, and the next version. */
  async changed(tx: Tx, memberId: number): Promise<void> {
    // The update locks the member: of two changes at once the later version tells the later state.
    const member = await tx.one<Changed>(sql`
      UPDATE "user" u SET version = u.version + 1, updated_at = now() FROM user_profile p
      WHERE u.id = ${memberId} AND p.id = u.id
      RETURNING u.id AS "memberId", u.display_name AS "displayName", u.username, p.is_verified AS "isVerified",
        p.is_influencer AS "isInfluencer", p.profile_visibility = 'public' AS "isPublic", u.is_active AS "isActive", u.version`);
    if (!member) throw new Error('A member who is not there cannot have changed.');
    const { version, isPublic, ...rest } = member;
    const data = { ...rest, isPublic: isPublic === true };
    await this.outbox.add(tx, memberChanged, { aggregateId: memberId, aggregateVersion: version, data });
  }
}
