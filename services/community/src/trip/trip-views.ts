import { Injectable } from '@nestjs/common';
import type { TripBlog, WholeTrip } from '@waymark/contracts-community';
import { asideProblem, Database } from '@waymark/service-kit';
import { problem } from '../problem';
import type { WholeRow } from './trip-row';
import { TripMapper } from './trip.mapper';
import { TripRepository, type Source } from './trip.repository';

/** Reads one trip as one reader may see it. */
@Injectable()
export class TripViews {
  constructor(
    private readonly database: Database,
    private readonly trips: TripRepository,
    private readonly mapper: TripMapper,
  ) {}

  /** Throws a 404 if the reader may not see it. */
  async whole(id: number, reader: number | null, source: Source = this.database): Promise<WholeTrip> {
    return this.mapper.toWhole(await this.row(id, reader, source));
  }

  /** Returns the trip in the shape of lists. */
  async card(id: number, reader: number, source: Source): Promise<TripBlog> {
    return this.mapper.toTrip(await this.row(id, reader, source));
  }

  private async row(id: number, reader: number | null, source: Source): Promise<WholeRow> {
    const row = await this.trips.one(source, id, reader);
    if (!row) throw asideProblem(await this.trips.aside(source, id)) ?? problem('trip.not-found');
    return row;
  }
}
