import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { ChangeName, PublicProfile } from '@waymark/contracts-account';
import { coreProblem, type Tx } from '@waymark/service-kit';
import { usernameKey } from '../member/username-key';

interface Before {
  visibility: string;
  displayName: string;
  username: string;
  sealed: string | null;
}

/** All writes of a member's own profile. Badges, points and status have no place here: staff and counts set them. */
@Injectable()
export class ProfileWriter {
  /** True when more or fewer people may see the profile now. */
  async setPublic(tx: Tx, memberId: number, profile: PublicProfile): Promise<boolean> {
    const before = await this.lock(tx, memberId);
    await tx.query(sql`
      UPDATE user_profile SET public_bio = ${profile.publicBio}, interests = ${profile.interests},
        profile_visibility = ${profile.profileVisibility}, show_location = ${profile.showLocation},
        show_email = ${profile.showEmail}, travel_style = ${profile.travelStyle},
        location = coalesce(${profile.location ?? null}, location)
      WHERE id = ${memberId}`);
    return before.visibility !== profile.profileVisibility;
  }

  /** What is kept of health data. Locked, so that of two writers at once neither undoes the other unseen. */
  async sealedAccessibility(tx: Tx, memberId: number): Promise<string | null> {
    return (await this.lock(tx, memberId)).sealed;
  }

  /** `sealed` null stores no health data. */
  async setAccessibility(
    tx: Tx,
    memberId: number,
    sealed: string | null,
    favoriteVenueTypes: readonly string[],
  ): Promise<void> {
    await tx.query(sql`
      UPDATE user_profile SET accessibility_sealed = ${sealed}, favorite_venue_types = ${favoriteVenueTypes}
      WHERE id = ${memberId}`);
  }

  async forgetAccessibility(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`UPDATE user_profile SET accessibility_sealed = NULL WHERE id = ${memberId}`);
  }

  /** True when a name changed. Throws PostgreSQL's unique violation when another member has a username that looks alike. */
  async setName(tx: Tx, memberId: number, { displayName, username }: ChangeName): Promise<boolean> {
    const before = await this.lock(tx, memberId);
    if (before.displayName === displayName && before.username === username) return false;
    await tx.query(sql`
      UPDATE "user" SET display_name = ${displayName}, username = ${username}, username_key = ${usernameKey(username)}
      WHERE id = ${memberId}`);
    await tx.query(
      sql`UPDATE user_profile SET display_name = ${displayName}, username = ${username} WHERE id = ${memberId}`,
    );
    return true;
  }

  /** The identity may be a minute old: a member who is gone or suspended meanwhile writes nothing. */
  private async lock(tx: Tx, memberId: number): Promise<Before> {
    const row = await tx.one<Before>(sql`
      SELECT p.profile_visibility AS visibility, p.display_name AS "displayName", p.username, p.accessibility_sealed AS sealed
      FROM "user" u JOIN user_profile p ON p.id = u.id WHERE u.id = ${memberId} AND u.is_active FOR NO KEY UPDATE`);
    if (!row) throw coreProblem('auth.required');
    return row;
  }
}
