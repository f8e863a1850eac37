import { Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';

export interface PreferencesRow {
  memberId: number;
  sealed: string;
  createdAt: Date;
  updatedAt: Date;
}

const COLUMNS = raw('member_id AS "memberId", sealed, created_at AS "createdAt", updated_at AS "updatedAt"');

/** All SQL on saved needs: one sealed row per member. */
@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  find(memberId: number): Promise<PreferencesRow | null> {
    return this.database.one<PreferencesRow>(
      sql`SELECT ${COLUMNS} FROM accessibility_preferences WHERE member_id = ${memberId}`,
    );
  }

  findIn(tx: Tx, memberId: number): Promise<PreferencesRow | null> {
    return tx.one<PreferencesRow>(sql`SELECT ${COLUMNS} FROM accessibility_preferences WHERE member_id = ${memberId}`);
  }

  /** Null when there is a row already; a twin that creates at the same time waits here. */
  create(tx: Tx, memberId: number, sealed: string): Promise<PreferencesRow | null> {
    return tx.one<PreferencesRow>(sql`
      INSERT INTO accessibility_preferences (member_id, sealed) VALUES (${memberId}, ${sealed})
      ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`);
  }

  /** Null when there is nothing to replace. */
  replace(tx: Tx, memberId: number, sealed: string): Promise<PreferencesRow | null> {
    return tx.one<PreferencesRow>(sql`
      UPDATE accessibility_preferences SET sealed = ${sealed}, updated_at = now() WHERE member_id = ${memberId} RETURNING ${COLUMNS}`);
  }

  async remove(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`DELETE FROM accessibility_preferences WHERE member_id = ${memberId}`);
  }
}
