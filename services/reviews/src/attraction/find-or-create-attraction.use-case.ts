import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import {
  findOrCreateAttraction,
  isAttractionKind,
  placePath,
  type Attraction,
  type CreateAttraction,
} from '@waymark/contracts-reviews';
import { Idempotency } from '@waymark/service-kit';
import { problem } from '../problem';
import { FindOrCreatePlace } from '../venue/find-or-create-place';
import { newAttraction } from '../venue/new-venue';
import { ShownAttraction } from './shown-attraction';

@Injectable()
export class FindOrCreateAttraction {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly places: FindOrCreatePlace,
    private readonly shown: ShownAttraction,
  ) {}

  /**
   * Returns status 200 if the attraction exists, and 201 if it is new. An existing venue with that name and position
   * keeps its kind.
   */
  async execute(
    body: CreateAttraction,
    actor: Identity,
    key: string | null,
  ): Promise<{ status: number; attraction: Attraction }> {
    const scope = { key, memberId: actor.memberId, endpoint: findOrCreateAttraction.name, body };
    const { status, body: found } = await this.idempotency.run(scope, async (tx) => {
      const place = await this.places.within(tx, newAttraction(body), actor.memberId);
      if (!isAttractionKind(place.kind))
        throw problem('attraction.is-venue', {
          detail: `This place is already listed as a venue: ${placePath(place)}`,
        });
      return { status: place.isNew ? 201 : 200, body: { id: place.id } };
    });
    return { status, attraction: await this.shown.show(found.id) };
  }
}
