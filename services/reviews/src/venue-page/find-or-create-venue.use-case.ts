import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { findOrCreateVenue, type CreateVenue, type VenueDetail } from '@waymark/contracts-reviews';
import { Idempotency } from '@waymark/service-kit';
import { FindOrCreatePlace } from '../venue/find-or-create-place';
import { newVenue } from '../venue/new-venue';
import { VenuePage } from './venue-page';

@Injectable()
export class FindOrCreateVenue {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly places: FindOrCreatePlace,
    private readonly page: VenuePage,
  ) {}

  /** Returns status 200 if the venue exists, and 201 if it is new. */
  async execute(
    body: CreateVenue,
    actor: Identity,
    key: string | null,
  ): Promise<{ status: number; venue: VenueDetail }> {
    const scope = { key, memberId: actor.memberId, endpoint: findOrCreateVenue.name, body };
    const { status, body: found } = await this.idempotency.run(scope, async (tx) => {
      const { id, isNew } = await this.places.within(tx, newVenue(body), actor.memberId);
      return { status: isNew ? 201 : 200, body: { id } };
    });
    return { status, venue: await this.page.show(found.id, actor) };
  }
}
