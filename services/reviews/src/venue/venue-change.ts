import { Injectable } from '@nestjs/common';
import { venueChanged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { venueNews } from './venue-news';

/** Says that what is known of a venue is different now, in the transaction that changes it: the search reads it again. */
@Injectable()
export class VenueChange {
  constructor(private readonly outbox: Outbox) {}

  async tell(tx: Tx, venueId: number): Promise<void> {
    await tx.query(sql`UPDATE venue SET version = version + 1 WHERE id = ${venueId}`);
    await this.outbox.add(tx, venueChanged, await venueNews(tx, venueId));
  }
}
