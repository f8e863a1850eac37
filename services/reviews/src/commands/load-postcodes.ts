import type { Database } from '@waymark/service-kit';
import type { PostcodeRow } from '@waymark/seed';
import sql from 'sql-template-tag';

/** Replaces the postcode centres in one transaction, so searches never see a partial table. */
export async function loadPostcodes(database: Database, postcodes: AsyncIterable<PostcodeRow>): Promise<number> {
  const rows: object[] = [];
  for await (const [code, latitude, longitude, district] of postcodes)
    rows.push({ code, latitude, longitude, district });
  await database.transaction(async (tx) => {
    await tx.query(sql`DELETE FROM postcode`);
    await tx.query(sql`
      INSERT INTO postcode (code, latitude, longitude, district)
      SELECT code, latitude, longitude, district
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(
        code text, latitude float8, longitude float8, district text)`);
  });
  return rows.length;
}
