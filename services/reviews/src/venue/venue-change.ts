import { Injectable } from '@nestjs/common';
import { venueChanged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** Says that what is known of a venue is different now, in the transaction that changes it: the search reads it again. */
@Injectable()
export class VenueChange {
  constructor(private readonly outbox: Outbox) {}

  async tell(tx: Tx, venueId: number): Promise<void> {
    const row = await tx.one<{ version: number }>(
      sql`UPDATE venue SET version = version + 1 WHERE id = ${venueId} RETURNING version`,
    );
    if (!row) throw new Error('The venue that is locked is not there.');
    await this.outbox.add(tx, venueChanged, {
      aggregateId: venueId,
      aggregateVersion: row.version,
      data: { venueId },
    });
  }
}
