import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listReportPlaces, type ReportPlace, SEVERITIES } from '@waymark/contracts-maps';
import { cutRows, Endpoint, Input, Page } from '@waymark/service-kit';
import { placeCursor, PlaceRepository, type PlaceRow, readPlaceCursor } from './place.repository';

@Controller()
export class ListReportPlacesController {
  constructor(private readonly places: PlaceRepository) {}

  @Endpoint(listReportPlaces)
  async handle(@Input() { query }: EndpointInput<typeof listReportPlaces>): Promise<Page<ReportPlace>> {
    const { sort, limit, box, status } = query;
    const order = { sort, order: query.order ?? (sort === 'name' ? 'asc' : 'desc') } as const;
    const cursor = readPlaceCursor(query.cursor, order);
    const found = await this.places.page({ box, status }, order, cursor, limit + 1);
    const { rows, next } = cutRows(found, limit, (last) => placeCursor(last, order));
    // When the first page is also the last, its length is the total.
    const total = cursor === null && next === null ? rows.length : await this.places.count({ box, status });
    return new Page(rows.map(toPlace), total, next);
  }
}

const toPlace = ({ worst, newestAt, ...place }: PlaceRow): ReportPlace => ({
  ...place,
  worst: SEVERITIES[worst - 1] ?? null,
  newestAt: newestAt.toISOString(),
});
