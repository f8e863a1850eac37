import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';
import { emailKey } from './email-key';

export interface EmailOwner {
  id: number;
  email: string;
  isVerified: boolean;
}

/** All SQL on whose an e-mail address is. */
@Injectable()
export class EmailRepository {
  constructor(private readonly database: Database) {}

  findById(id: number): Promise<EmailOwner | null> {
    return this.database.one<EmailOwner>(sql`
      SELECT id, email, email_verified AS "isVerified" FROM "user" WHERE id = ${id} AND is_active`);
  }

  findByEmail(email: string): Promise<EmailOwner | null> {
    return this.database.one<EmailOwner>(sql`
      SELECT id, email, email_verified AS "isVerified" FROM "user" WHERE email_key = ${emailKey(email)} AND is_active`);
  }

  /** Whether nobody has shown yet that the address is theirs. Holds the account until the transaction ends. */
  async isUnproven(tx: Tx, id: number): Promise<boolean> {
    const row = await tx.one<{ isVerified: boolean }>(sql`
      SELECT email_verified AS "isVerified" FROM "user" WHERE id = ${id} FOR NO KEY UPDATE`);
    return row?.isVerified === false;
  }

  /** Only while the account still has that address. */
  async markVerified(tx: Tx, id: number, email: string): Promise<boolean> {
    const row = await tx.one(sql`
      UPDATE "user" SET email_verified = true, updated_at = now()
      WHERE id = ${id} AND email_key = ${emailKey(email)} AND is_active RETURNING id`);
    return row !== null;
  }

  /** Gives the old address, or null when the new one has an account meanwhile. */
  async change(tx: Tx, id: number, email: string): Promise<string | null> {
    const row = await tx.one<{ email: string }>(sql`
      WITH old AS (SELECT id, email FROM "user" WHERE id = ${id} AND is_active FOR UPDATE)
      UPDATE "user" u SET email = ${email}, email_key = ${emailKey(email)}, email_verified = true, updated_at = now()
      FROM old WHERE u.id = old.id
        AND NOT EXISTS (SELECT 1 FROM "user" o WHERE o.email_key = ${emailKey(email)} AND o.id <> ${id})
      RETURNING old.email`);
    return row?.email ?? null;
  }
}
