import { Injectable } from '@nestjs/common';
import { venueChanged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { venueNews } from './venue-news';

/** Publishes that a venue's data changed, in the transaction of the change, so that the search is updated. */
@Injectable()
export class VenueChange {
  constructor(private readonly outbox: Outbox) {}

  async tell(tx: Tx, venueId: number): Promise<void> {
    await tx.query(sql`UPDATE venue SET version = version + 1 WHERE id = ${venueId}`);
    await this.outbox.add(tx, venueChanged, await venueNews(tx, venueId));
  }
}
