import { Injectable } from '@nestjs/common';
import type { TripBlog } from '@waymark/contracts-community';
import { cutRows, Page } from '@waymark/service-kit';
import { readTripCursor, tripCursorOf, type TripOrder } from './trip-cursor';
import type { TripsQuery } from './trip-filter.sql';
import { TripRepository, type TripRow } from './trip.repository';
import { TripMapper } from './trip-views';

interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

/** Lists trips page by page: one query, and at most one more to count. */
@Injectable()
export class TripPages {
  constructor(
    private readonly trips: TripRepository,
    private readonly mapper: TripMapper,
  ) {}

  async read(asked: TripsQuery, order: TripOrder, page: PageQuery, reader: number | null): Promise<Page<TripBlog>> {
    const cursor = readTripCursor(page.cursor, order);
    const found = await this.trips.page(asked, order, { cursor, limit: page.limit + 1 }, reader);
    const { rows, next } = cutRows(found, page.limit, (last) => tripCursorOf(last, order));
    // If the first page is also the last, its length is the total.
    const total = cursor === null && next === null ? rows.length : await this.trips.count(asked, reader);
    return this.pageOf(rows, total, next);
  }

  async own(author: number, page: PageQuery): Promise<Page<TripBlog>> {
    const cursor = readTripCursor(page.cursor, 'own');
    const found = await this.trips.ownPage({ cursor, limit: page.limit + 1 }, author);
    const { rows, next } = cutRows(found, page.limit, (last) => tripCursorOf(last, 'own'));
    const total = cursor === null && next === null ? rows.length : await this.trips.countOwn(author);
    return this.pageOf(rows, total, next);
  }

  private pageOf(rows: readonly TripRow[], total: number, next: string | null): Page<TripBlog> {
    return new Page(
      rows.map((row) => this.mapper.toTrip(row)),
      total,
      next,
    );
  }
}
