import { Injectable } from '@nestjs/common';
import type { TagsContent, HashtagDescriptionKey } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface HashtagDescriptionRow extends Pick<TagsContent, 'intro' | 'notes'> {
  part: HashtagDescriptionKey;
}

/** Stores and reads the copy of the published hashtag descriptions. */
@Injectable()
export class HashtagDescriptionRepository {
  constructor(private readonly database: Database) {}

  all(): Promise<HashtagDescriptionRow[]> {
    return this.database.query<HashtagDescriptionRow>(
      sql`SELECT part, intro, notes FROM tag_text WHERE intro <> '' OR notes <> '[]'::jsonb ORDER BY part`,
    );
  }

  /**
   * Stores only a newer version. A withdrawn text remains as an empty row, so that an older version cannot replace it.
   */
  async store(tx: Tx, { part, intro, notes }: HashtagDescriptionRow, number: number): Promise<void> {
    await tx.query(sql`
      INSERT INTO tag_text AS known (part, number, intro, notes)
      VALUES (${part}, ${number}, ${intro}, ${JSON.stringify(notes)}::jsonb)
      ON CONFLICT (part) DO UPDATE SET number = excluded.number, intro = excluded.intro, notes = excluded.notes
        WHERE excluded.number > known.number`);
  }
}
