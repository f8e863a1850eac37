/*
 * Writes src/search/gazetteer/villages.tsv: villages and parts of towns that the database's towns lack, derived from
 * addresses of the places in DATABASE_URL. All places must be loaded.
 * Reads only places under the Open Government Licence: no field of a share-alike source may be copied
 * (DATA_LICENSES.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@waymark/testing';
import { KIND_PHRASES } from '../src/search/kind-phrases';
import { phrasesOf } from '../src/search/lexicon/read-lexicon';
import { titled } from '../src/search/query/written-names';

const FILLERS = phrasesOf('fillers');
/** Assumed population per place with the name in its address. */
const PEOPLE_PER_PLACE = 50;
/** The minimum number of addresses: fewer may be typing errors. Names of several words are rarely errors. */
const LEAST = { oneWord: 5, moreWords: 3 };
/** Streets, sites and counties. */
const NO_VILLAGE =
  /(?:^| )(?:road|rd|street|st|lane|avenue|crescent|drive|way|market|place|terrace|row|shire|estate|centre|close|parade|square|gardens|walk|grove|house|station|quay|mall|yard|link|business|industrial|airport|district|borough|county|corporation|shopping|retail|university|school|college|hospital|campus|middx|herts|middlesex|west mid|london|business park|retail park|trading park|precinct|arrivals|departures|terminal|dockyard|stack|wharf|arcade|concourse|plaza|stadium|museum|hotel|pub|theatre|library|abbey church|and|of|the|ring east|ring west|north|south|east|west|old town|new town)$|shire$|^(?:university|heathrow|stansted|gatwick)\b/;

const ROWS = `
  WITH part AS (
    SELECT venue.id, latitude, longitude, trim(said) AS said, position, count(*) OVER (PARTITION BY venue.id) AS parts
    FROM venue, unnest(string_to_array(regexp_replace(address, '\\s+[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$', ''), ',')) WITH ORDINALITY AS one(said, position)
    WHERE country_code = 'GB' AND address LIKE '%,%' AND latitude IS NOT NULL AND longitude IS NOT NULL AND NOT approximate_position AND status IS NULL
      AND source_licence LIKE 'OGL-UK%'
  ), named AS (
    SELECT trim(regexp_replace(translate(lower(said), '-.''', '  '), '\\s+', ' ', 'g')) AS name, latitude, longitude FROM part
    WHERE position > 1 AND position >= parts - 1 AND said ~ '^[A-Z][A-Za-z''. -]{3,28}$'
  ), village AS (
    SELECT name, count(*)::int AS places, percentile_cont(0.5) WITHIN GROUP (ORDER BY latitude) AS latitude,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY longitude) AS longitude
    FROM named GROUP BY name
    HAVING count(*) >= CASE WHEN name LIKE '% %' THEN ${LEAST.moreWords} ELSE ${LEAST.oneWord} END
       AND percentile_cont(0.85) WITHIN GROUP (ORDER BY latitude) - percentile_cont(0.15) WITHIN GROUP (ORDER BY latitude) < 0.05
       AND percentile_cont(0.85) WITHIN GROUP (ORDER BY longitude) - percentile_cont(0.15) WITHIN GROUP (ORDER BY longitude) < 0.08
  )
  SELECT name, places, round(latitude::numeric, 3)::float AS latitude, round(longitude::numeric, 3)::float AS longitude FROM village
  WHERE NOT EXISTS (SELECT 1 FROM place WHERE country_code = 'GB' AND village.name = ANY(normal_names))
  ORDER BY name`;

interface Row {
  name: string;
  places: number;
  latitude: number;
  longitude: number;
}

interface Sign {
  name: string;
  latitude: number;
  longitude: number;
}

const LONGEST = 5;
/** Degrees, more than the extent of a village. */
const APART = { latitude: 0.1, longitude: 0.15 };

/** Maps each wanted run of words to the venues with that run in their name. */
function signsByWords(signs: readonly Sign[], wanted: ReadonlySet<string>): Map<string, Sign[]> {
  const found = new Map<string, Sign[]>();
  for (const sign of signs) {
    const words = sign.name.split(' ');
    for (const [at] of words.entries())
      for (let end = at + 1; end <= Math.min(words.length, at + LONGEST); end += 1) {
        const run = words.slice(at, end).join(' ');
        if (wanted.has(run)) found.set(run, [...(found.get(run) ?? []), sign]);
      }
  }
  return found;
}

/** Rejects a name that many venues elsewhere have: "Riverside" is more often a café than the part of Cardiff. */
function isPlaceName({ name, places, latitude, longitude }: Row, signs: readonly Sign[]): boolean {
  if (NO_VILLAGE.test(name)) return false;
  if (name.split(' ').every((word) => KIND_PHRASES.has(word) || FILLERS.has(word))) return false;
  const elsewhere = signs.filter(
    (sign) =>
      Math.abs(sign.latitude - latitude) > APART.latitude || Math.abs(sign.longitude - longitude) > APART.longitude,
  );
  return elsewhere.length <= Math.max(1, places / 8);
}

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Say which database: DATABASE_URL=postgresql://…');
const [rows, signs] = await withClient(url, async (client) => [
  (await client.query<Row>(ROWS)).rows,
  (await client.query<Sign>('SELECT normal_name AS name, latitude, longitude FROM venue WHERE latitude IS NOT NULL'))
    .rows,
]);
const bySign = signsByWords(signs, new Set(rows.map(({ name }) => name)));
const villages = rows
  .filter((row) => isPlaceName(row, bySign.get(row.name) ?? []))
  .map(({ name, places, latitude, longitude }) =>
    [titled(name), '', 'village', 'GB', latitude, longitude, '', places * PEOPLE_PER_PLACE, '', 'addresses'].join('\t'),
  );
const file = join(import.meta.dirname, '../src/search/gazetteer/villages.tsv');
const [header = ''] = readFileSync(file, 'utf8').split('\n');
writeFileSync(file, `${[header, ...villages].join('\n')}\n`);
console.log(`${villages.length} of ${rows.length} names are villages`);
