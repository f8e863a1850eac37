import { Controller } from '@nestjs/common';
import { spellTripSearch } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { TripRepository } from '../trip.repository';
import { TripVocabulary } from './trip-vocabulary';

@Controller()
export class SpellTripsController {
  constructor(
    private readonly vocabulary: TripVocabulary,
    private readonly trips: TripRepository,
  ) {}

  /** Only what the reader would find: a word of somebody who blocked them is no better than a slip. */
  @Endpoint(spellTripSearch)
  async handle(
    @Input() { query }: EndpointInput<typeof spellTripSearch>,
    @Caller() caller: Caller,
  ): Promise<{ meant: string | null }> {
    const meant = await this.vocabulary.meant(query.q);
    if (meant === null) return { meant };
    const found = await this.trips.count({ filter: query.filter, q: meant }, caller.actor?.memberId ?? null);
    return { meant: found > 0 ? meant : null };
  }
}
