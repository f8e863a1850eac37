import type { EventData } from '@waymark/contracts-core';
import type { venueChanged } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface VenueNews {
  aggregateId: number;
  aggregateVersion: number;
  data: EventData<typeof venueChanged>;
}

/**
 * Builds the `venueChanged` event from the venue's state in this transaction. Other services store the name by the
 * newest version.
 */
export async function venueNews(tx: Tx, venueId: number): Promise<VenueNews> {
  const row = await tx.one<{ name: string; isGone: boolean; version: number }>(
    sql`SELECT name, status IS NOT NULL AS "isGone", version FROM venue WHERE id = ${venueId}`,
  );
  if (!row) throw new Error('The venue that is locked is not there.');
  const { version, ...facts } = row;
  return { aggregateId: venueId, aggregateVersion: version, data: { venueId, ...facts } };
}
