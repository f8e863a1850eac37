import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** Of which thing an event tells: `review:12`. Whoever writes about one takes its turn, so that gone and there never cross. */
export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`news:${subject}`}, 0))`);
}

/** An older event about it, which may still come, is from then on without effect. */
export async function rememberRemoved(tx: Tx, subject: string, version: number): Promise<void> {
  await tx.query(sql`
    INSERT INTO news_removed AS known (subject, version) VALUES (${subject}, ${version})
    ON CONFLICT (subject) DO UPDATE SET version = greatest(known.version, excluded.version), removed_at = now()`);
}

/** Whether the thing was gone at this version of it, or later. */
export async function isRemoved(tx: Tx, subject: string, version: number): Promise<boolean> {
  return (await tx.one(sql`SELECT 1 FROM news_removed WHERE subject = ${subject} AND version >= ${version}`)) !== null;
}
