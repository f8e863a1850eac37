import { Injectable } from '@nestjs/common';
import type { memberChanged } from '@waymark/contracts-account';
import type { EventData } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { trustDueWith } from '../answer/trust-due';
import { ReviewerTally } from './reviewer-tally';

/** This service's copy of the members, from account's events. */
@Injectable()
export class MemberProjection {
  constructor(private readonly tally: ReviewerTally) {}

  /** Stores the newest version; late and repeated events change nothing. */
  async store(tx: Tx, member: EventData<typeof memberChanged>, version: number): Promise<void> {
    const { memberId, displayName, username, isVerified, isInfluencer, isPublic, isActive } = member;
    const stored = await tx.one<{ isOther: boolean | null }>(sql`
      INSERT INTO member AS known (id, display_name, username, is_verified, is_influencer, is_public, is_active, version)
      VALUES (${memberId}, ${displayName}, ${username}, ${isVerified}, ${isInfluencer}, ${isPublic}, ${isActive}, ${version})
      ON CONFLICT (id) DO UPDATE
        SET display_name = excluded.display_name, username = excluded.username, is_verified = excluded.is_verified,
            is_influencer = excluded.is_influencer, is_public = excluded.is_public, is_active = excluded.is_active,
            version = excluded.version
        WHERE excluded.version > known.version
      -- What it was before this statement.
      RETURNING is_active IS DISTINCT FROM (SELECT before.is_active FROM member before WHERE before.id = known.id) AS "isOther"`);
    // The top reviewer may have changed, because only members with a public profile can be one.
    if (stored) await this.tally.choose(tx);
    if (stored?.isOther) await trustDueWith(tx, memberId);
  }

  /** Stores when a member joined. Only this event contains the date, and it can arrive after a later event. */
  async registered(tx: Tx, memberId: number, at: string): Promise<void> {
    await tx.query(sql`UPDATE member SET registered_at = ${at}::timestamptz WHERE id = ${memberId}`);
  }
}
