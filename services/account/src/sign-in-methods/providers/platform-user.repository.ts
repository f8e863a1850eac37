import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';
import type { Prisma } from '../../generated/client';
import { emailKey } from '../../member/member-keys';
import { PrismaService } from '../../prisma.service';
import type { ProviderPerson } from './provider-client';

interface KnownMember {
  id: number;
  /** The address is verified, the member is active, and the account has no second step. */
  mayBeLinked: boolean;
}

/** All access to sign-ins through a provider. */
@Injectable()
export class PlatformUserRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  /** Returns the member linked to this person, or null. */
  async findMemberId({ issuer, sub }: ProviderPerson): Promise<number | null> {
    const row = await this.prisma.platformUser.findUnique({
      where: { issuer_sub: { issuer, sub } },
      select: { memberId: true },
    });
    return row?.memberId ?? null;
  }

  findMemberByEmail(email: string): Promise<KnownMember | null> {
    return this.database.one<KnownMember>(sql`
      SELECT u.id, u.email_verified AND u.is_active
        AND NOT EXISTS (SELECT 1 FROM authenticator a WHERE a.member_id = u.id AND a.confirmed_at IS NOT NULL) AS "mayBeLinked"
      FROM "user" u WHERE u.email_key = ${emailKey(email)}`);
  }

  /**
   * Links the person to the member, or updates the link with the provider's current data. Returns false when the
   * person is linked to another member.
   */
  async link(tx: Tx, memberId: number, person: ProviderPerson): Promise<boolean> {
    const { issuer, sub, email, firstName, lastName, profileImageUrl } = person;
    const key = email === null ? null : emailKey(email);
    // Accepts the provider's current owner of an email address, because addresses change owners.
    if (key !== null)
      await tx.with(this.prisma).platformUser.updateMany({
        where: { emailKey: key, NOT: { issuer, sub } },
        data: { email: null, emailKey: null } satisfies Prisma.PlatformUserUncheckedUpdateInput,
      });
    await tx.with(this.prisma).platformUser.deleteMany({ where: { memberId, NOT: { issuer, sub } } });
    const linked = await tx.one(sql`
      INSERT INTO platform_user (member_id, issuer, sub, email, email_key, first_name, last_name, profile_image_url)
      VALUES (${memberId}, ${issuer}, ${sub}, ${email}, ${key}, ${firstName}, ${lastName}, ${profileImageUrl})
      ON CONFLICT (issuer, sub) DO UPDATE SET email = excluded.email, email_key = excluded.email_key,
        first_name = excluded.first_name, last_name = excluded.last_name,
        profile_image_url = excluded.profile_image_url, updated_at = now()
        WHERE platform_user.member_id = excluded.member_id
      RETURNING id`);
    return linked !== null;
  }

  /** Returns whether there was a link. */
  async unlink(tx: Tx, memberId: number): Promise<boolean> {
    return (await tx.with(this.prisma).platformUser.deleteMany({ where: { memberId } })).count > 0;
  }

  /** Marks a new account's address as verified, as the provider confirmed it. */
  async confirmEmail(tx: Tx, memberId: number): Promise<void> {
    await tx.with(this.prisma).account.updateMany({
      where: { id: memberId },
      data: { emailVerified: true } satisfies Prisma.AccountUncheckedUpdateInput,
    });
  }
}
