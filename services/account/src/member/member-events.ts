import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { memberChanged } from '@waymark/contracts-account';
import type { EventData } from '@waymark/contracts-core';
import { Outbox, type Tx } from '@waymark/service-kit';

type Told = Omit<EventData<typeof memberChanged>, 'isPublic' | 'interests'>;
type Changed = Omit<Told, 'isStaff'> & {
  isStaff: boolean | null;
  isPublic: boolean | null;
  interests: string[] | null;
  version: number;
};

/** Publishes what other slices may know about a member. */
@Injectable()
export class MemberEvents {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Call it after changing the rows, in the same transaction: the event contains their current values and the next
   * version.
   */
  async changed(tx: Tx, memberId: number): Promise<void> {
    // The update locks the member, so of two concurrent changes the later version has the later state.
    const member = await tx.one<Changed>(sql`
      UPDATE "user" u SET version = u.version + 1, updated_at = now() FROM user_profile p
      WHERE u.id = ${memberId} AND p.id = u.id
      RETURNING u.id AS "memberId", u.display_name AS "displayName", u.username, p.is_verified AS "isVerified",
        p.is_influencer AS "isInfluencer", p.profile_visibility = 'public' AND p.set_aside IS NULL AS "isPublic", u.is_active AS "isActive", u.version, u.role <> 'member' AS "isStaff",
        coalesce(CASE WHEN p.profile_visibility = 'public' AND p.set_aside IS NULL THEN p.interests END, '{}') AS interests,
        CASE WHEN p.profile_visibility = 'public' AND p.set_aside IS NULL AND p.show_location THEN nullif(p.location, '') END AS city`);
    if (!member) throw new Error('A member who is not there cannot have changed.');
    const { version, isPublic, isStaff, interests, ...rest } = member;
    const data = { ...rest, isPublic: isPublic === true, isStaff: isStaff === true, interests: interests ?? [] };
    await this.outbox.add(tx, memberChanged, { aggregateId: memberId, aggregateVersion: version, data });
  }
}
