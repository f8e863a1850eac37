import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { findOrCreateVenue, venueChanged, type CreateVenue, type VenueDetail } from '@waymark/contracts-reviews';
import { Idempotency, Outbox } from '@waymark/service-kit';
import { newVenue } from '../../venue/new-venue';
import { isSameVenue } from '../../venue/same-venue';
import { VenuePage } from '../venue-page';
import { VenueWriter } from '../../venue/venue-writer';

@Injectable()
export class FindOrCreateVenue {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly writer: VenueWriter,
    private readonly page: VenuePage,
  ) {}

  /** Status 200 when the venue was there, 201 when it is new. */
  async execute(
    body: CreateVenue,
    actor: Identity,
    key: string | null,
  ): Promise<{ status: number; venue: VenueDetail }> {
    const venue = newVenue(body);
    const scope = { key, memberId: actor.memberId, endpoint: findOrCreateVenue.name, body };
    const { status, body: found } = await this.idempotency.run(scope, async (tx) => {
      await this.writer.lockIdentity(tx, venue);
      const known = (await this.writer.likely(tx, venue)).find((row) => isSameVenue(venue, row));
      if (known) return { status: 200, body: { id: known.standsFor ?? known.id } };
      const id = await this.writer.insert(tx, venue, actor.memberId);
      await this.outbox.add(tx, venueChanged, { aggregateId: id, aggregateVersion: 1, data: { venueId: id } });
      return { status: 201, body: { id } };
    });
    return { status, venue: await this.page.show(found.id, actor) };
  }
}
