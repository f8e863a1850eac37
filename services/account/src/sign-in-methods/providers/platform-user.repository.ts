import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';
import { emailKey } from '../../member/email-key';
import type { ProviderPerson } from './provider-person';

interface KnownMember {
  id: number;
  /** Their address is confirmed, they are active, and no second step guards the account. */
  mayBeLinked: boolean;
}

/** All SQL on sign-ins through a provider. */
@Injectable()
export class PlatformUserRepository {
  constructor(private readonly database: Database) {}

  /** The member whom this person opens, or null. */
  async findMemberId({ issuer, sub }: ProviderPerson): Promise<number | null> {
    const row = await this.database.one<{ memberId: number }>(
      sql`SELECT member_id AS "memberId" FROM platform_user WHERE issuer = ${issuer} AND sub = ${sub}`,
    );
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
    await tx.query(sql`
      UPDATE platform_user SET email = NULL, email_key = NULL WHERE email_key = ${key} AND (issuer, sub) <> (${issuer}, ${sub})`);
    await tx.query(
      sql`DELETE FROM platform_user WHERE member_id = ${memberId} AND (issuer, sub) <> (${issuer}, ${sub})`,
    );
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
    return (await tx.one(sql`DELETE FROM platform_user WHERE member_id = ${memberId} RETURNING id`)) !== null;
  }

  /** The provider vouched for the address of a new account. */
  async confirmEmail(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`UPDATE "user" SET email_verified = true WHERE id = ${memberId}`);
  }
}
