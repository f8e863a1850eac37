import { Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import type { PaletteBody, PaletteColors } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';

export interface PaletteRow {
  id: number;
  name: string;
  description: string;
  colors: PaletteColors;
  createdAt: Date;
  updatedAt: Date;
}

const COLUMNS = raw('id, name, description, colors, created_at AS "createdAt", updated_at AS "updatedAt"');

/** All SQL on palettes; each statement names the owner, so that nobody reaches another member's. */
@Injectable()
export class PaletteRepository {
  constructor(private readonly database: Database) {}

  list(memberId: number, limit: number): Promise<PaletteRow[]> {
    return this.database.query<PaletteRow>(sql`
      SELECT ${COLUMNS} FROM palette WHERE member_id = ${memberId} ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  }

  /** How many a member has. Until the transaction ends, no other one adds to them. Null: no such active member. */
  async lockedCount(tx: Tx, memberId: number): Promise<number | null> {
    if (!(await tx.one(sql`SELECT id FROM "user" WHERE id = ${memberId} AND is_active FOR NO KEY UPDATE`))) return null;
    const row = await tx.one<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM palette WHERE member_id = ${memberId}`,
    );
    return row?.count ?? 0;
  }

  insert(tx: Tx, memberId: number, { name, description, colors }: PaletteBody): Promise<PaletteRow | null> {
    return tx.one<PaletteRow>(sql`
      INSERT INTO palette (member_id, name, description, colors)
      VALUES (${memberId}, ${name}, ${description}, ${JSON.stringify(colors)}::jsonb)
      RETURNING ${COLUMNS}`);
  }

  replace(memberId: number, id: number, { name, description, colors }: PaletteBody): Promise<PaletteRow | null> {
    return this.database.one<PaletteRow>(sql`
      UPDATE palette SET name = ${name}, description = ${description}, colors = ${JSON.stringify(colors)}::jsonb, updated_at = now()
      WHERE id = ${id} AND member_id = ${memberId}
      RETURNING ${COLUMNS}`);
  }

  async delete(memberId: number, id: number): Promise<boolean> {
    return (
      (await this.database.one(sql`DELETE FROM palette WHERE id = ${id} AND member_id = ${memberId} RETURNING id`)) !==
      null
    );
  }
}
