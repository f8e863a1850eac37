import { Injectable } from '@nestjs/common';
import { CORE_PROBLEMS, type EndpointInput } from '@waymark/contracts-core';
import type { listSupportServices, SupportService } from '@waymark/contracts-reviews';
import { ProblemException } from '@waymark/service-kit';
import { dayOf } from '../freshness';
import { decodeCursor, encodeCursor, type SupportServiceCursor } from '../support-service-cursor';
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
    const cursor = text === undefined ? null : readCursor(text);
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

function readCursor(text: string): SupportServiceCursor {
  const cursor = decodeCursor(text);
  if (cursor) return cursor;
  throw new ProblemException('request.invalid-query', CORE_PROBLEMS['request.invalid-query'], {
    fieldErrors: { cursor: 'This is not a page of this list.' },
  });
}
