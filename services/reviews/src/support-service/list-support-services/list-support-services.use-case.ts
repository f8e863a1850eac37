import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import type { listSupportServices, SupportService } from '@waymark/contracts-reviews';
import { encodeCursor, readCursor } from '@waymark/service-kit';
import { dayOf } from '../freshness';
import { supportServiceCursorSchema } from '../support-service-cursor';
import { toSupportService } from '../support-service.mapper';
import { SupportServiceRepository } from '../support-service.repository';

type Query = EndpointInput<typeof listSupportServices>['query'];

export interface SupportServicePage {
  services: SupportService[];
  total: number;
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

@Injectable()
export class ListSupportServices {
  constructor(private readonly repository: SupportServiceRepository) {}

  async run({ cursor: text, limit, ...filter }: Query, now = new Date()): Promise<SupportServicePage> {
    const cursor = readCursor(text, supportServiceCursorSchema);
    const [rows, total] = await Promise.all([
      // One more than asked tells whether there is a next page.
      this.repository.page(filter, cursor, limit + 1),
      this.repository.count(filter),
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor([last.lastVerified, last.normalName, last.id]) : null;
    return { services: page.map((row) => toSupportService(row, dayOf(now))), total, next };
  }
}
