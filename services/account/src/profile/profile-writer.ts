import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { ChangeName, PublicProfile } from '@waymark/contracts-account';
import { coreProblem, type Tx } from '@waymark/service-kit';
import type { Prisma } from '../generated/client';
import { usernameKey } from '../member/username-key';
import { PrismaService } from '../prisma.service';

/** Of a public profile what others are told beside its name. */
type Told = Pick<PublicProfile, 'profileVisibility' | 'interests' | 'showLocation' | 'location'>;

interface Before extends Required<Told> {
  displayName: string;
  publicBio: string;
  username: string;
  sealed: string | null;
}

const KEPT_DAYS = 90;

/** All writes of a member's own profile. Badges, points and status have no place here: staff and counts set them. */
@Injectable()
export class ProfileWriter {
  constructor(private readonly prisma: PrismaService) {}

  /** True when others are to be told of it: who may see the profile, its interests, or the place that it shows. */
  async setPublic(tx: Tx, memberId: number, profile: PublicProfile): Promise<boolean> {
    const before = await this.lock(tx, memberId);
    if (before.publicBio !== profile.publicBio || before.location !== (profile.location ?? before.location))
      await this.keep(tx, memberId);
    const { publicBio, interests, profileVisibility, showLocation, showEmail, travelStyle, location } = profile;
    const data = { publicBio, interests, profileVisibility, showLocation, showEmail, travelStyle };
    await this.update(tx, memberId, location === undefined ? data : { ...data, location });
    return toldOf(before) !== toldOf({ ...profile, location: location ?? before.location });
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
    await this.update(tx, memberId, { accessibilitySealed: sealed, favoriteVenueTypes: [...favoriteVenueTypes] });
  }

  async forgetAccessibility(tx: Tx, memberId: number): Promise<void> {
    await this.update(tx, memberId, { accessibilitySealed: null });
  }

  /** True when a name changed. Throws what `isUsernameConflict` knows when another member has a username that looks alike. */
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

  /** What others read until now: staff can take a change back for so long. */
  private async keep(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      DELETE FROM profile_version WHERE member_id = ${memberId} AND until < now() - make_interval(days => ${KEPT_DAYS})`);
    await tx.query(sql`
      INSERT INTO profile_version (member_id, display_name, public_bio, location)
      SELECT id, display_name, public_bio, location FROM user_profile WHERE id = ${memberId}`);
  }

  /** `updateMany` answers with a count: `update` would send the whole row back. */
  private async update(tx: Tx, memberId: number, data: Prisma.UserProfileUpdateManyMutationInput): Promise<void> {
    await tx.with(this.prisma).userProfile.updateMany({ where: { id: memberId }, data });
  }

  /** The identity may be a minute old: a member who is gone or suspended meanwhile writes nothing. */
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
