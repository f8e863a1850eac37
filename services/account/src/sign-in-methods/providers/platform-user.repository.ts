import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';
import type { Prisma } from '../../generated/client';
import { emailKey } from '../../member/email-key';
import { PrismaService } from '../../prisma.service';
import type { ProviderPerson } from './provider-person';

interface KnownMember {
  id: number;
  /** Their address is confirmed, they are active, and no second step guards the account. */
  mayBeLinked: boolean;
}

/** All access to sign-ins through a provider. */
@Injectable()
export class PlatformUserRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  /** The member whom this person opens, or null. */
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

  /** Links the person with the member, or keeps the link with what the provider says today. False when they open another's account. */
  async link(tx: Tx, memberId: number, person: ProviderPerson): Promise<boolean> {
    const { issuer, sub, email, firstName, lastName, profileImageUrl } = person;
    const key = email === null ? null : emailKey(email);
    // Addresses move on: the person who has it now is the one the provider names.
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

  /** Whether there was a link. */
  async unlink(tx: Tx, memberId: number): Promise<boolean> {
    return (await tx.with(this.prisma).platformUser.deleteMany({ where: { memberId } })).count > 0;
  }

  /** The provider vouched for the address of a new account. */
  async confirmEmail(tx: Tx, memberId: number): Promise<void> {
    await tx.with(this.prisma).account.updateMany({
      where: { id: memberId },
      data: { emailVerified: true } satisfies Prisma.AccountUncheckedUpdateInput,
    });
  }
}
