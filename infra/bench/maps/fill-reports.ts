import { readPlaces } from '@waymark/seed';
import type { Client } from 'pg';

const ISSUES = ['uneven_surface', 'cracks', 'overgrown', 'blocked', 'no_dropped_kerb', 'poor_lighting', 'other'];
const SEVERITIES = ['minor', 'moderate', 'moderate', 'major', 'severe'];
/** British towns, each with as many reports as it has of their people. */
const TOWNS = 300;
/** Spread of a town's reports: nine of ten lie within 5 km of its middle. */
const SPREAD_DEGREES = 0.045;
const PART = 250_000;

/** Fills an empty database with so many reports about British towns, one of five resolved, of the last three years. The squares of the map are left to the rebuild. */
export async function fillReports(client: Client, reports: number): Promise<void> {
  const towns = await mostPopulous();
  // Whose squares changed is noted for each row; here all of them are counted anew afterwards.
  await client.query('ALTER TABLE footpath_report DISABLE TRIGGER footpath_report_changed');
  for (let from = 1; from <= reports; from += PART) {
    await client.query(
      `INSERT INTO footpath_report (issue_type, severity, description, latitude, longitude, nearest_place, reporter_name, status, resolved_at, verification_count, created_at)
       SELECT ($1::text[])[1 + n % $2], ($3::text[])[1 + n / 7 % $4], 'Problem number ' || n || ' on this path.',
              town.latitude + $5::float8 * (random() + random() + random() - 1.5), town.longitude + 1.7 * $5::float8 * (random() + random() + random() - 1.5),
              town.name, 'Ada', CASE WHEN n % 5 = 0 THEN 'resolved' ELSE 'open' END, CASE WHEN n % 5 = 0 THEN timestamptz '2026-11-01' END, n % 4,
              timestamptz '2026-11-01' - random() * interval '1095 days'
       FROM generate_series($6::int, $7::int) AS n
       CROSS JOIN LATERAL (SELECT width_bucket(random() + n * 0, $8::float8[]) + 1 AS at) AS drawn
       JOIN unnest($9::text[], $10::float8[], $11::float8[]) WITH ORDINALITY AS town (name, latitude, longitude, at) ON town.at = drawn.at`,
      [
        ISSUES,
        ISSUES.length,
        SEVERITIES,
        SEVERITIES.length,
        SPREAD_DEGREES,
        from,
        Math.min(from + PART - 1, reports),
        shares(towns.map(({ population }) => population)),
        towns.map(({ name }) => name),
        towns.map(({ latitude }) => latitude),
        towns.map(({ longitude }) => longitude),
      ],
    );
    console.log(`${Math.min(from + PART - 1, reports)} reports`);
  }
  await client.query('ALTER TABLE footpath_report ENABLE TRIGGER footpath_report_changed');
  await client.query('VACUUM ANALYZE');
}

async function mostPopulous() {
  const towns: { name: string; latitude: number; longitude: number; population: number }[] = [];
  for await (const { name, latitude, longitude, population, countryCode } of readPlaces())
    if (countryCode === 'GB' && population) towns.push({ name, latitude, longitude, population });
  return towns.sort((a, b) => b.population - a.population).slice(0, TOWNS);
}

/** Where, from 0 to 1, the next town begins: all ends but the last. */
function shares(populations: readonly number[]): number[] {
  const all = populations.reduce((sum, people) => sum + people, 0);
  let sum = 0;
  return populations.slice(0, -1).map((people) => (sum += people) / all);
}
