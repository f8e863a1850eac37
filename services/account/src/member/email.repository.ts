import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import { emailKey } from './member-keys';

export interface EmailOwner {
  id: number;
  email: string;
  isVerified: boolean;
}

/** All access to members' email addresses. */
@Injectable()
export class EmailRepository {
  constructor(private readonly prisma: PrismaService) {}

  findById(id: number): Promise<EmailOwner | null> {
    return this.find({ id });
  }

  findByEmail(email: string): Promise<EmailOwner | null> {
    return this.find({ emailKey: emailKey(email) });
  }

  /** Checks whether the address is still unverified. Locks the account until the transaction ends. */
  async isUnproven(tx: Tx, id: number): Promise<boolean> {
    const row = await tx.one<{ isVerified: boolean }>(sql`
      SELECT email_verified AS "isVerified" FROM "user" WHERE id = ${id} FOR NO KEY UPDATE`);
    return row?.isVerified === false;
  }

  /** Returns the verified address of an active member; null when there is none to write to. */
  async provenOf(tx: Tx, id: number): Promise<string | null> {
    const row = await tx.one<{ email: string }>(
      sql`SELECT email FROM "user" WHERE id = ${id} AND is_active AND email_verified`,
    );
    return row?.email ?? null;
  }

  /** Returns the verified address even of a suspended member, who must learn the reason. */
  async contactOf(tx: Tx, id: number): Promise<string | null> {
    const row = await tx.one<{ email: string }>(sql`SELECT email FROM "user" WHERE id = ${id} AND email_verified`);
    return row?.email ?? null;
  }

  /** Marks it as verified if the account still has that address. */
  async markVerified(tx: Tx, id: number, email: string): Promise<boolean> {
    const { count } = await tx.with(this.prisma).account.updateMany({
      where: { id, emailKey: emailKey(email), isActive: true },
      data: { emailVerified: true } satisfies Prisma.AccountUncheckedUpdateInput,
    });
    return count > 0;
  }

  /** Returns the old address, or null when the new one has an account by now. */
  async change(tx: Tx, id: number, email: string): Promise<string | null> {
    const row = await tx.one<{ email: string }>(sql`
      WITH old AS (SELECT id, email FROM "user" WHERE id = ${id} AND is_active FOR UPDATE)
      UPDATE "user" u SET email = ${email}, email_key = ${emailKey(email)}, email_verified = true, updated_at = now()
      FROM old WHERE u.id = old.id
        AND NOT EXISTS (SELECT 1 FROM "user" o WHERE o.email_key = ${emailKey(email)} AND o.id <> ${id})
      RETURNING old.email`);
    return row?.email ?? null;
  }

  private async find(where: Pick<Prisma.AccountWhereInput, 'id' | 'emailKey'>): Promise<EmailOwner | null> {
    const row = await this.prisma.account.findFirst({
      where: { ...where, isActive: true },
      select: { id: true, email: true, emailVerified: true },
    });
    return row && { id: row.id, email: row.email, isVerified: row.emailVerified };
  }
}

type Follower = (tx: Tx, memberId: number) => Promise<void>;

/** Hooks for other parts of this service, run in the transaction that changes a member's email address. */
@Injectable()
export class EmailChanges {
  private readonly followers: Follower[] = [];

  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  async tell(tx: Tx, memberId: number): Promise<void> {
    for (const follower of this.followers) await follower(tx, memberId);
  }
}
