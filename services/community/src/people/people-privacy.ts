import { Injectable } from '@nestjs/common';
import type { ExportSection } from '@waymark/contracts-core';
import { Database, exportRows, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/**
 * Erases and exports rows that name two members. They are deleted with either of them; each member's export contains
 * only their own actions.
 */
@Injectable()
export class PeoplePrivacy {
  constructor(private readonly database: Database) {}

  /** Exports the members whom this member blocked, never those who blocked this member. */
  async blocked(memberId: number): Promise<ExportSection> {
    const rows = await exportRows(
      this.database,
      sql`SELECT other_id AS "member", created_at AS "since" FROM member_block
          WHERE member_id = ${memberId} AND is_blocker ORDER BY created_at, other_id`,
    );
    return {
      id: 'blocks',
      title: 'People you blocked',
      about: 'Members by their ID. You do not see each other. We do not tell them.',
      rows,
    };
  }

  async erase(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`DELETE FROM member_follow WHERE followed_id = ${memberId}`);
    await tx.query(sql`DELETE FROM member_mute WHERE muted_id = ${memberId}`);
    // Every block has two rows, so the other member's rows are found through this one's.
    await tx.query(sql`
      DELETE FROM member_block theirs USING member_block ours
      WHERE ours.member_id = ${memberId} AND theirs.member_id = ours.other_id AND theirs.other_id = ours.member_id`);
    await tx.query(sql`DELETE FROM member_block WHERE member_id = ${memberId}`);
  }
}
