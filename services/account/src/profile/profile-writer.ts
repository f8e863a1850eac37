import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { ChangeName, PublicProfile } from '@waymark/contracts-account';
import { coreProblem, type Tx } from '@waymark/service-kit';
import type { Prisma } from '../generated/client';
import { usernameKey } from '../member/member-keys';
import { PrismaService } from '../prisma.service';

/** Public profile fields besides the name that other slices receive. */
type Told = Pick<PublicProfile, 'profileVisibility' | 'interests' | 'showLocation' | 'location'>;

interface Before extends Required<Told> {
  displayName: string;
  publicBio: string;
  username: string;
  sealed: string | null;
}

const STORED_DAYS = 90;

/** All writes of a member's own profile. Badges, points and status are excluded: staff and counts set them. */
@Injectable()
export class ProfileWriter {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns true when other slices must be notified: visibility, interests or the shown place changed. */
  async setPublic(tx: Tx, memberId: number, profile: PublicProfile): Promise<boolean> {
    const before = await this.lock(tx, memberId);
    if (before.publicBio !== profile.publicBio || before.location !== (profile.location ?? before.location))
      await this.keep(tx, memberId);
    const { publicBio, interests, profileVisibility, showLocation, showEmail, travelStyle, location } = profile;
    const data = { publicBio, interests, profileVisibility, showLocation, showEmail, travelStyle };
    await this.update(tx, memberId, location === undefined ? data : { ...data, location });
    return toldOf(before) !== toldOf({ ...profile, location: location ?? before.location });
  }

  /** Returns the stored health data and locks it, so that concurrent writers cannot overwrite each other's changes. */
  async sealedAccessibility(tx: Tx, memberId: number): Promise<string | null> {
    return (await this.lock(tx, memberId)).sealed;
  }

  /** Stores the lists of health data; `sealed` null deletes them. */
  async setAccessibility(
    tx: Tx,
    memberId: number,
    sealed: string | null,
    favoriteVenueTypes: readonly string[],
  ): Promise<void> {
    await this.update(tx, memberId, { accessibilitySealed: sealed, favoriteVenueTypes: [...favoriteVenueTypes] });
  }

  async forgetAccessibility(tx: Tx, memberId: number): Promise<void> {
    await this.update(tx, memberId, { accessibilitySealed: null });
  }

  /**
   * Returns true when a name changed. Throws an error that `isUsernameConflict` detects when another member has a
   * similar username.
   */
  async setName(tx: Tx, memberId: number, { displayName, username }: ChangeName): Promise<boolean> {
    const before = await this.lock(tx, memberId);
    if (before.displayName === displayName && before.username === username) return false;
    if (before.displayName !== displayName) await this.keep(tx, memberId);
    await tx.with(this.prisma).account.updateMany({
      where: { id: memberId },
      data: { displayName, username, usernameKey: usernameKey(username) } satisfies Prisma.AccountUncheckedUpdateInput,
    });
    await this.update(tx, memberId, { displayName, username });
    return true;
  }

  /** Saves the public text before a change: staff can undo the change for a limited time. */
  private async keep(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      DELETE FROM profile_version WHERE member_id = ${memberId} AND until < now() - make_interval(days => ${STORED_DAYS})`);
    await tx.query(sql`
      INSERT INTO profile_version (member_id, display_name, public_bio, location)
      SELECT id, display_name, public_bio, location FROM user_profile WHERE id = ${memberId}`);
  }

  /** Uses `updateMany`, which returns a count; `update` would return the whole row. */
  private async update(tx: Tx, memberId: number, data: Prisma.UserProfileUpdateManyMutationInput): Promise<void> {
    await tx.with(this.prisma).userProfile.updateMany({ where: { id: memberId }, data });
  }

  /** The identity may be a minute old: a member who has since been deleted or suspended may not write. */
  private async lock(tx: Tx, memberId: number): Promise<Before> {
    const row = await tx.one<Before>(sql`
      SELECT p.display_name AS "displayName", p.public_bio AS "publicBio", p.username, p.accessibility_sealed AS sealed,
        p.profile_visibility AS "profileVisibility", p.interests, p.show_location AS "showLocation", p.location
      FROM "user" u JOIN user_profile p ON p.id = u.id WHERE u.id = ${memberId} AND u.is_active FOR NO KEY UPDATE`);
    if (!row) throw coreProblem('auth.required');
    return row;
  }
}

const toldOf = ({ profileVisibility, interests, showLocation, location }: Told): string =>
  JSON.stringify(profileVisibility === 'public' ? [interests, showLocation ? location : ''] : null);
