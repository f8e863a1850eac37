import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { ChangeName, PublicProfile } from '@waymark/contracts-account';
import { coreProblem, type Tx } from '@waymark/service-kit';
import type { Prisma } from '../generated/client';
import { usernameKey } from '../member/username-key';
import { PrismaService } from '../prisma.service';

interface Before {
  visibility: string;
  displayName: string;
  username: string;
  sealed: string | null;
}

/** All writes of a member's own profile. Badges, points and status have no place here: staff and counts set them. */
@Injectable()
export class ProfileWriter {
  constructor(private readonly prisma: PrismaService) {}

  /** True when more or fewer people may see the profile now. */
  async setPublic(tx: Tx, memberId: number, profile: PublicProfile): Promise<boolean> {
    const before = await this.lock(tx, memberId);
    const { publicBio, interests, profileVisibility, showLocation, showEmail, travelStyle, location } = profile;
    const data = { publicBio, interests, profileVisibility, showLocation, showEmail, travelStyle };
    await this.update(tx, memberId, location === undefined ? data : { ...data, location });
    return before.visibility !== profileVisibility;
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
    await tx.with(this.prisma).account.updateMany({
      where: { id: memberId },
      data: { displayName, username, usernameKey: usernameKey(username) } satisfies Prisma.AccountUncheckedUpdateInput,
    });
    await this.update(tx, memberId, { displayName, username });
    return true;
  }

  /** `updateMany` answers with a count: `update` would send the whole row back. */
  private async update(tx: Tx, memberId: number, data: Prisma.UserProfileUpdateManyMutationInput): Promise<void> {
    await tx.with(this.prisma).userProfile.updateMany({ where: { id: memberId }, data });
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
