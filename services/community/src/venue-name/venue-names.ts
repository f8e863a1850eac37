import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface NamedVenue {
  venueId: number;
  name: string | undefined;
  isGone?: boolean | undefined;
  version: number;
}

/** Keeps the newest name; one that only says how it is called leaves open whether the venue is still there. */
export async function storeVenueName(tx: Tx, { venueId, name, isGone, version }: NamedVenue): Promise<void> {
  if (name === undefined) return;
  await tx.query(sql`
    INSERT INTO venue_name AS known (venue_id, name, is_gone, version)
    VALUES (${venueId}, ${name}, ${isGone ?? false}, ${version})
    ON CONFLICT (venue_id) DO UPDATE
      SET name = excluded.name, is_gone = coalesce(${isGone ?? null}::boolean, known.is_gone), version = excluded.version
      WHERE excluded.version > known.version`);
}
