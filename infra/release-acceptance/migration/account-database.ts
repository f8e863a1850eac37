import { withClient } from '@waymark/testing';
import type { Platform } from '../platform';
import type { Emails } from '../../load/emails';

/** Reads the new column and members' settings from account's database. */
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

  /** Counts members with settings that a build without the column wrote after this migration. */
  async writtenByOldBuild(migration: string): Promise<number> {
    const sql =
      'SELECT member_id FROM display_settings WHERE saved_at IS NULL AND updated_at > (SELECT finished_at FROM _prisma_migrations WHERE migration_name = $1)';
    return (await this.hasColumn()) ? (await this.rows(sql, [migration])).length : 0;
  }

  /** Counts members with a stored value that is neither the last acknowledged one nor one without a response. */
  async differences({ accepted, doubtful }: Emails): Promise<number> {
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
