import { Injectable } from '@nestjs/common';
import { venueChanged } from '@waymark/contracts-reviews';
import { Outbox, type Tx } from '@waymark/service-kit';
import type { NewVenue } from './new-venue';
import { isSameVenue } from './same-venue';
import { venueNews } from './venue-news';
import { VenueWriter } from './venue-writer';

interface FoundPlace {
  id: number;
  kind: string | null;
  isNew: boolean;
}

/**
 * Finds or creates the place that a member names, as a venue or an attraction. Concurrent requests create only one
 * row.
 */
@Injectable()
export class FindOrCreatePlace {
  constructor(
    private readonly outbox: Outbox,
    private readonly writer: VenueWriter,
  ) {}

  async within(tx: Tx, place: NewVenue, memberId: number): Promise<FoundPlace> {
    await this.writer.lockIdentity(tx, place);
    const known = (await this.writer.likely(tx, place)).find((row) => isSameVenue(place, row));
    if (known) return { id: known.standsFor ?? known.id, kind: known.kind, isNew: false };
    const id = await this.writer.insert(tx, place, memberId);
    await this.outbox.add(tx, venueChanged, await venueNews(tx, id));
    return { id, kind: place.kind, isNew: true };
  }
}
