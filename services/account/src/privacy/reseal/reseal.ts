import sql, { raw } from 'sql-template-tag';
import type { Database } from '@waymark/service-kit';
import type { SecretBox } from '../../support/secret-box/secret-box';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns';

const BATCH = 200;

interface SealedRow {
  memberId: number;
  sealed: string;
}

/** Seals with SECRETS_KEY what was sealed with a key before it. Tells how many texts; may run while members use the site, and again. */
export async function reseal(database: Database, box: SecretBox): Promise<number> {
  let count = 0;
  for (const column of SEALED_COLUMNS) count += await resealColumn(database, box, column);
  return count;
}

async function resealColumn(database: Database, box: SecretBox, column: SealedColumn): Promise<number> {
  const [table, text, member] = [raw(column.table), raw(column.column), raw(column.memberColumn)];
  let [after, count] = [0, 0];
  for (;;) {
    const rows = await database.query<SealedRow>(sql`
      SELECT ${member} AS "memberId", ${text} AS sealed FROM ${table}
      WHERE ${member} > ${after} AND ${text} IS NOT NULL ORDER BY ${member} LIMIT ${BATCH}`);
    for (const { memberId, sealed } of rows.filter((row) => !box.isCurrent(row.sealed))) {
      const owner = { memberId, purpose: column.purpose };
      // Only while it is still the text that was read: what the member has saved since is newer.
      await database.query(sql`
        UPDATE ${table} SET ${text} = ${box.seal(box.open(sealed, owner), owner)} WHERE ${member} = ${memberId} AND ${text} = ${sealed}`);
      count += 1;
    }
    const last = rows.at(-1);
    if (!last) return count;
    after = last.memberId;
  }
}
