import type { Client } from 'pg';

const PART = 50_000;

/** Each of these columns goes over as it is. */
const SAME =
  'address, city, normal_city, country, country_code, category, kind, code, path_type, website_url, approximate_position, importance, claims, claim_notes, partly, known_features, source_name, source_id, source_licence, source_retrieved, source_date, is_sample, postcode, last_listed';
/** Other names of the same shape and length: vowels change their places. */
const other = (column: string) => `translate(${column}, 'aeiouAEIOU', 'eiouaEIOUA')`;

/**
 * Copies real places until there are `wanted`: under other names, and up to a kilometre and a half away. Answers how many it made.
 * What is known of a place goes with it; the search's own rows are made by their triggers.
 */
export async function fillPlaces(client: Client, wanted: number): Promise<number> {
  const { rows } = await client.query<{ there: number; newest: number }>(
    'SELECT count(*)::int AS there, max(id) AS newest FROM venue',
  );
  const [{ there, newest } = { there: 0, newest: 0 }] = rows;
  const missing = Math.max(0, wanted - there);
  for (let made = 0, round = 1; made < missing; round += 1)
    for (let from = 0; from < newest && made < missing; from += PART) {
      const { rowCount } = await client.query(
        `INSERT INTO venue (place_id, name, normal_name, alt_names, search_text, latitude, longitude, ${SAME})
         SELECT 'bench:' || $3::int || ':' || id, ${other('name')}, ${other('normal_name')}, '{}', replace(search_text, normal_name, ${other('normal_name')}),
                latitude + (id % 29 - 14) * 0.001, longitude + (id % 31 - 15) * 0.0015, ${SAME}
         FROM venue WHERE id > $1 AND id <= least($1 + $4::int, $5::int) AND status IS NULL ORDER BY id LIMIT $2`,
        [from, missing - made, round, PART, newest],
      );
      made += rowCount ?? 0;
    }
  await client.query('VACUUM ANALYZE venue, venue_search');
  return missing;
}
