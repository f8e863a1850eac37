import { withClient } from '@waymark/testing';
import type { Platform } from '../platform';
import type { Letters } from '../../load/letters';

/** What account's database says of the column and of what members wrote. */
export class AccountDatabase {
  constructor(private readonly platform: Platform) {}

  async hasColumn(): Promise<boolean> {
    return (
      (
        await this.rows(
          "SELECT 1 FROM information_schema.columns WHERE table_name = 'display_settings' AND column_name = 'saved_at'",
        )
      ).length > 0
    );
  }

  async hasMigration(name: string): Promise<boolean> {
    return (
      (
        await this.rows('SELECT 1 FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NOT NULL', [
          name,
        ])
      ).length > 0
    );
  }

  /** Members whose settings were written after this migration by a build that does not know its column. */
  async writtenByOldBuild(migration: string): Promise<number> {
    const sql =
      'SELECT member_id FROM display_settings WHERE saved_at IS NULL AND updated_at > (SELECT finished_at FROM _prisma_migrations WHERE migration_name = $1)';
    return (await this.hasColumn()) ? (await this.rows(sql, [migration])).length : 0;
  }

  /** Members of whom something else is kept than the last that was answered, or one without an answer. */
  async differences({ accepted, doubtful }: Letters): Promise<number> {
    const kept = new Map(
      (await this.rows<{ id: number; at: Date }>('SELECT member_id AS id, updated_at AS at FROM display_settings')).map(
        ({ id, at }) => [id, at.toISOString()],
      ),
    );
    return [...accepted].filter(
      ([member, contents]) => kept.get(member) !== contents.at(-1) && !doubtful.has(kept.get(member) ?? ''),
    ).length;
  }

  private rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const url = this.platform.running().ownerUrls['account'] ?? '';
    return withClient(url, async (client) => (await client.query(sql, values)).rows as Row[]);
  }
}
