/*
 * An alternative to a case and its events: each decision writes the decision, then the content, then the notification
 * email. If it is killed in between, they disagree for ever. Runs until killed; the tables show the losses.
 */
import { inUtc } from '@waymark/contracts-core';
import pg from 'pg';

const AT_ONCE = 10;
const pool = new pg.Pool({ connectionString: inUtc(process.env['DATABASE_URL'] ?? ''), max: AT_ONCE });

const decide = async () => {
  for (;;) {
    const { rows } = await pool.query<{ id: number }>('INSERT INTO decided DEFAULT VALUES RETURNING id');
    await pool.query('INSERT INTO hidden (id) VALUES ($1)', [rows[0]?.id]);
    await pool.query('INSERT INTO letter (id) VALUES ($1)', [rows[0]?.id]);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, decide));
