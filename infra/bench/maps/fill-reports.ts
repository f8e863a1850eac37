import type { Client } from 'pg';
import { CITIES } from './cities';
import { seattleLabels } from './seattle-labels';

const PART = 250_000;

/**
 * Fills an empty database with `reports` reports from the last three years, one of five resolved. Each city gets the
 * streets of Seattle and an equal share of its labels. The rebuild counts the clusters.
 */
export async function fillReports(client: Client, reports: number): Promise<void> {
  const labels = seattleLabels();
  // The trigger notes per row which cluster changed; here all are recounted afterwards.
  await client.query('ALTER TABLE footpath_report DISABLE TRIGGER footpath_report_changed');
  for (let from = 1; from <= reports; from += PART) {
    await client.query(
      `INSERT INTO footpath_report (issue_type, severity, description, latitude, longitude, nearest_place, reporter_name, status, resolved_at, verification_count, created_at)
       SELECT label.issue, label.severity, 'Problem number ' || n || ' on this path.',
              city.latitude + label.north, city.longitude + label.east / cos(radians(city.latitude)),
              city.name, 'Ada', CASE WHEN n % 5 = 0 THEN 'resolved' ELSE 'open' END, CASE WHEN n % 5 = 0 THEN timestamptz '2026-11-01' END, n % 4,
              timestamptz '2026-11-01' - random() * interval '1095 days'
       FROM generate_series($1::int, $2::int) AS n
       JOIN unnest($3::text[], $4::float8[], $5::float8[]) WITH ORDINALITY AS city (name, latitude, longitude, at) ON city.at = 1 + n % $6::int
       JOIN unnest($7::text[], $8::text[], $9::float8[], $10::float8[]) WITH ORDINALITY AS label (issue, severity, north, east, at)
         ON label.at = 1 + (n - 1)::bigint * $11::int / $12::int`,
      [
        from,
        Math.min(from + PART - 1, reports),
        CITIES.map(({ name }) => name),
        CITIES.map(({ latitude }) => latitude),
        CITIES.map(({ longitude }) => longitude),
        CITIES.length,
        labels.map(({ issue }) => issue),
        labels.map(({ severity }) => severity),
        labels.map(({ north }) => north),
        labels.map(({ east }) => east),
        labels.length,
        reports,
      ],
    );
    console.log(`${Math.min(from + PART - 1, reports)} reports`);
  }
  await client.query('ALTER TABLE footpath_report ENABLE TRIGGER footpath_report_changed');
  await client.query('VACUUM ANALYZE');
}
