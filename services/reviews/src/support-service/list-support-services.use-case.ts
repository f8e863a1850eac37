import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import type { listSupportServices, SupportService } from '@waymark/contracts-reviews';
import { cutRows, encodeCursor, Page, readCursor } from '@waymark/service-kit';
import { dayOf } from './freshness';
import { toSupportService } from './support-service.mapper';
import { SupportServiceRepository, supportServiceCursorSchema } from './support-service.repository';

type Query = EndpointInput<typeof listSupportServices>['query'];

@Injectable()
export class ListSupportServices {
  constructor(private readonly repository: SupportServiceRepository) {}

  async execute({ cursor: text, limit, ...filter }: Query, now = new Date()): Promise<Page<SupportService>> {
    const cursor = readCursor(text, supportServiceCursorSchema);
    const [read, total] = await Promise.all([
      this.repository.page(filter, cursor, limit + 1),
      this.repository.count(filter),
    ]);
    const { rows, next } = cutRows(read, limit, (last) =>
      encodeCursor([last.lastVerified, last.normalName, last.id, Number(last.isElsewhere)]),
    );
    const today = dayOf(now);
    return new Page(
      rows.map((row) => toSupportService(row, today)),
      total,
      next,
    );
  }
}
